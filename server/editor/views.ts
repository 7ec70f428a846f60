import { articleAdvice, articleHabits, articleMistakes, articleRules } from "#schemas/article-text.ts";
import { legalNoticeIds } from "#schemas/legal.ts";
import { free, list, type CollectionName, type View } from "./view.ts";
import { viewsOfLaw } from "./views-of-law.ts";

/** The fields of “Hours and closures”; the rest of an office or of the practice is elsewhere. */
const hours = ["phoneHours", "hours", "otherHours"];

const everyDay = "Every day";
const texts = "Questions, articles and words";
const care = "Care and visits";
const site = "The site itself";

/** The texts of a tool in all languages. */
const ofTool = <const Name extends CollectionName>(title: string, name: Name) => ({
  subject: site,
  title,
  about: "The texts of the tool in each language, its state, and who translated and checked it.",
  from: [name] as [Name],
});

/** What the page lists, in its order; every collection of `content/` is in one of them at least. */
export const views = {
  hours: {
    subject: everyDay,
    title: "Hours and closures",
    about: "When the phone is answered, when each office is open, and on which days it is closed.",
    from: ["practice", "offices"],
    only: hours,
  },
  practice: {
    subject: everyDay,
    title: "The practice",
    about: "Its name, its phone line, its email address, and its physician.",
    from: ["practice"],
    without: hours,
  },
  offices: {
    subject: everyDay,
    title: "Offices",
    about: "Address, phone, access and the way to each office.",
    from: ["offices"],
    without: hours,
    ordered: true,
  },
  facts: {
    subject: everyDay,
    title: "Numbers in sentences",
    about: "Numbers and addresses that many sentences share. Change one here, and every sentence follows.",
    from: ["facts"],
  },
  reports: {
    subject: everyDay,
    title: "Times of reports",
    about: "How long each kind of report takes.",
    from: ["reports"],
    ordered: true,
  },
  faqs: {
    subject: texts,
    title: "Questions and answers",
    about: "The questions on the home page, on the insurance page and on the page of questions.",
    from: ["faqs"],
    ...list,
    groupedBy: "page",
  },
  articles: {
    subject: texts,
    title: "Articles",
    about: "The articles of the blog.",
    from: ["articles"],
    ...free,
    text: { must: articleRules, usual: articleHabits, missing: articleMistakes, advice: articleAdvice },
  },
  categories: {
    subject: texts,
    title: "Categories of articles",
    about: "What each list of articles is about.",
    from: ["categories"],
    ordered: true,
  },
  glossary: {
    subject: texts,
    title: "Glossary",
    about: "Words of No-Fault and of neurology, and what they mean.",
    from: ["glossary"],
    ...list,
    groupedBy: "group",
  },
  services: {
    subject: care,
    title: "Services",
    about: "The six services and what a patient must know of each.",
    from: ["services"],
    ordered: true,
  },
  conditions: {
    subject: care,
    title: "Conditions",
    about: "The six conditions that we examine.",
    from: ["conditions"],
    ordered: true,
  },
  redFlags: {
    subject: care,
    title: "Danger signs",
    about: "Signs for which to call 911 or go to the emergency room.",
    from: ["redFlags"],
    ...list,
  },
  documents: {
    subject: care,
    title: "What to bring",
    about: "The checklist for a visit, which prints on one sheet.",
    from: ["documents"],
    ...list,
  },
  emgPreparation: {
    subject: care,
    title: "Before an EMG",
    about: "What to know before nerve and muscle testing. Never tell a patient to stop a medicine.",
    from: ["emgPreparation"],
    ...list,
  },
  areas: {
    subject: care,
    title: "Areas served",
    about: "Where patients come from, and which office is nearer.",
    from: ["areas"],
    ordered: true,
  },
  ...viewsOfLaw,
  network: {
    subject: site,
    title: "Sister sites",
    about: "The other sites of the practice, and where each is.",
    from: ["network"],
    ...list,
  },
  searchPlaces: {
    subject: site,
    title: "Help in the search",
    about: "What people type into the search, and the part of the site that helps.",
    from: ["searchPlaces"],
    ...list,
  },
  notices: {
    subject: site,
    title: "Notices",
    about: "What the site says after a message, at a mistake, and where a page is missing.",
    from: ["notices"],
  },
  toConfirm: {
    subject: site,
    title: "To confirm before going online",
    about: "What only the practice, its physician or its counsel can settle. No page shows it.",
    from: ["toConfirm"],
    ...list,
    groupedBy: "kind",
  },
  legal: {
    subject: site,
    title: "Notices that the law may ask for",
    about: "Privacy practices, nondiscrimination, language help and estimates: each is a page once it is written.",
    from: ["legal"],
    ...free,
    ids: legalNoticeIds,
  },
  languages: {
    subject: site,
    title: "Pages in other languages",
    about: "The essential page of each language, its state, and who translated and checked it.",
    from: ["languages"],
  },
  toolFrame: {
    subject: site,
    title: "What all tools say, in other languages",
    about: "The texts around the tools in each language, their state, and who translated and checked them.",
    from: ["toolFrame"],
  },
  whoPaysTexts: ofTool("“Who pays?” in other languages", "whoPaysTexts"),
  noticeLetterTexts: ofTool("The notice letter in other languages", "noticeLetterTexts"),
  deadlineTexts: ofTool("The dates tool in other languages", "deadlineTexts"),
  launch: {
    subject: site,
    title: "Questions before going live",
    about: "What people confirm, with name and day, before the site goes live. No page shows it.",
    from: ["launch"],
    ...list,
  },
} satisfies Record<string, View>;

type ViewName = keyof typeof views;

/** A collection without a view would be one that no one can edit: the type says which. */
type Shown = (typeof views)[ViewName]["from"][number];
export const allShown: Exclude<CollectionName, Shown> extends never ? true : Exclude<CollectionName, Shown> = true;
