import { articleAdvice, articleHabits, articleMistakes, articleRules } from "@practice/site/blog/text-rules.ts";
import { legalNoticeIds } from "@practice/site/legal/legal-schema.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import { free, list, under, type View } from "./view.ts";
import { viewsOfLaw } from "./views-of-law.ts";

/** The fields of “Hours and closures”; the rest of an office or of the practice is elsewhere. */
const hours = ["phoneHours", "hours", "otherHours"];

/** The texts of a tool in all languages. */
const ofTool = (title: string) => ({
  title,
  about: "The texts of the tool in each language, its state, and who translated and checked it.",
});

/** What the page lists, in its order; every collection of `content/` is in at least one of them. */
export const views = {
  ...under("Every day", {
    hours: {
      title: "Hours and closures",
      about: "When the phone is answered, when each office is open, and on which days it is closed.",
      from: ["practice", "offices"],
      only: hours,
    },
    practice: {
      title: "The practice",
      about: "Its name, its phone line, its email address, and its physician.",
      without: hours,
    },
    offices: {
      title: "Offices",
      about: "Address, phone, access and the way to each office.",
      without: hours,
      ordered: true,
    },
    pictures: {
      title: "Pictures",
      about: "Photographs of the physician, the team, the doors and two rooms; never stock photographs.",
    },
    facts: {
      title: "Numbers in sentences",
      about: "Numbers and addresses that many sentences share. Change one here, and every sentence follows.",
    },
    reports: {
      title: "Times of reports",
      about: "How long each kind of report takes.",
      ordered: true,
    },
  }),
  ...under("Questions, articles and words", {
    faqs: {
      title: "Questions and answers",
      about: "The questions on the home page, on the insurance page and on the page of questions.",
      ...list,
      groupedBy: "page",
    },
    articles: {
      title: "Articles",
      about: "The articles of the blog.",
      ...free,
      text: { must: articleRules, usual: articleHabits, missing: articleMistakes, advice: articleAdvice },
    },
    categories: {
      title: "Categories of articles",
      about: "What each list of articles is about.",
      ordered: true,
    },
    glossary: {
      title: "Glossary",
      about: "Words of No-Fault and of neurology, and what they mean.",
      ...list,
      groupedBy: "group",
    },
  }),
  ...under("Care and visits", {
    services: {
      title: "Services",
      about: "The six services and what a patient must know of each.",
      ordered: true,
    },
    conditions: {
      title: "Conditions",
      about: "The six conditions that we examine.",
      ordered: true,
    },
    redFlags: {
      title: "Danger signs",
      about: "Signs for which to call 911 or go to the emergency room.",
      ...list,
    },
    documents: {
      title: "What to bring",
      about: "The checklist for a visit, which prints on one sheet.",
      ...list,
    },
    emgPreparation: {
      title: "Before an EMG",
      about: "What to know before nerve and muscle testing. Never tell a patient to stop a medicine.",
      ...list,
    },
    areas: {
      title: "Areas served",
      about: "Where patients come from, and which office is nearer.",
      ordered: true,
    },
  }),
  ...viewsOfLaw,
  ...under("The site itself", {
    network: {
      title: "Sister sites",
      about: "The other sites of the practice, and where each is.",
      ...list,
    },
    searchPlaces: {
      title: "Help in the search",
      about: "What people type into the search, and the part of the site that helps.",
      ...list,
    },
    notices: {
      title: "Notices",
      about: "What the site says after a message, at a mistake, and where a page is missing.",
    },
    replyTemplates: {
      title: "Replies of the front desk",
      about: "Short emails that the front desk starts with a press. Nothing medical.",
      ...list,
    },
    toConfirm: {
      title: "To confirm before going online",
      about: "What only the practice, its physician or its counsel can settle. No page shows it.",
      ...list,
      groupedBy: "kind",
    },
    legal: {
      title: "Notices that the law may ask for",
      about: "Privacy practices, nondiscrimination, language help and estimates: each is a page once it is written.",
      ...free,
      ids: legalNoticeIds,
    },
    languages: {
      title: "Pages in other languages",
      about: "The essential page of each language, its state, and who translated and checked it.",
    },
    toolFrame: {
      title: "What all tools say, in other languages",
      about: "The texts around the tools in each language, their state, and who translated and checked them.",
    },
    claimTexts: ofTool("The claim tool in other languages"),
    launch: {
      title: "Questions before going live",
      about: "What people confirm, with name and day, before the site goes live. No page shows it.",
      ...list,
    },
    reviews: {
      title: "Reviews of the law, the medicine and the languages",
      about: "Who read all of these texts, and when; recorded under “Ready to go live”. No page shows it.",
      without: ["texts"],
      canRemove: true,
    },
  }),
} satisfies Record<string, View>;

type ViewName = keyof typeof views;

/** A collection without a view could not be edited: the type error names it. */
type Shown = (typeof views)[ViewName]["from"][number];
export const allShown: Exclude<CollectionName, Shown> extends never ? true : Exclude<CollectionName, Shown> = true;
