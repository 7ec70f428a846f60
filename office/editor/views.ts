import { articleAdvice, articleHabits, articleMistakes, articleRules } from "@practice/site/blog/text-rules.ts";
import { categories } from "@practice/site/blog/article-schema.ts";
import { legalNoticeIds } from "@practice/site/legal/legal-schema.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import { free, list, under, type View } from "./view.ts";
import { viewsOfLaw } from "./views-of-law.ts";

/** The fields of the practice, and of offices, that have a form of their own. */
const hours = ["phoneHours", "hours", "otherHours"];
const contact = ["phone", "email", "referrals"];
const physician = ["physician"];

/** The texts of a tool in all languages. */
const ofTool = (title: string) =>
  ({
    title,
    about: "The texts of the tool in each language, its state, and who translated and checked it.",
    foundLast: true,
  }) as const;

/** What the page lists, in its order; every collection of `content/` is in at least one of them. */
export const views = {
  // The first page shows these; what follows is folded there.
  ...under("Changed often", {
    hours: {
      title: "Hours and closures",
      about: "When the phone is answered, when each office is open, and on which days it is closed.",
      from: ["practice", "offices"],
      only: hours,
    },
    contact: {
      title: "Phone, fax and email",
      about: "The appointment line, the fax line for referrals, and the email address.",
      from: ["practice"],
      only: contact,
    },
    offices: {
      title: "Offices",
      about: "Address, phone, access and the way to each office.",
      without: hours,
      ordered: true,
    },
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
      start: (date: string) => ({ date, category: categories[0] }),
      text: { must: articleRules, usual: articleHabits, missing: articleMistakes, advice: articleAdvice },
    },
    notices: {
      title: "Notices",
      about: "What the site says after a message, at a mistake, and where a page is missing.",
    },
    pictures: {
      title: "Pictures",
      about: "Photographs of the physician, the team, the doors and two rooms; never stock photographs.",
    },
    physician: {
      title: "The physician",
      about: "Name, board certification, license and NPI.",
      from: ["practice"],
      only: physician,
    },
  }),
  ...under("Facts and words", {
    practice: {
      title: "The practice",
      about: "Its name, the address of the site, health plans and hospitals, and how messages arrive.",
      without: [...hours, ...contact, ...physician],
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
      foundLast: true,
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
      foundLast: true,
    },
    toolFrame: {
      title: "What all tools say, in other languages",
      about: "The texts around the tools in each language, their state, and who translated and checked them.",
      foundLast: true,
    },
    claimTexts: ofTool("The claim tool in other languages"),
    launch: {
      title: "Questions before going live",
      about: "What people confirm, with name and day, before the site goes live. No page shows it.",
      ...list,
      foundLast: true,
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
