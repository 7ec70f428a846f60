import { list, under, type View } from "./view.ts";

/** Views about insurers, the law, and referrals. */
export const viewsOfLaw = {
  ...under("Insurance and law", {
    deadlineRules: {
      title: "Time limits of the law",
      about: "Who must do what, how soon, and where that is written.",
      ordered: true,
    },
    carriers: {
      title: "Insurance companies",
      about: "The names on the tiles of the insurance page.",
      ...list,
    },
    benefits: {
      title: "Reasons and benefits",
      about: "Why people choose the practice, and what No-Fault gives.",
      ...list,
      groupedBy: "page",
    },
    processSteps: {
      title: "Steps of the process",
      about: "From the accident to the recovery, step by step.",
      ...list,
      groupedBy: "page",
    },
    coverageLimits: {
      title: "What No-Fault does not pay",
      about: "Where coverage ends, and who can be left out.",
      ...list,
    },
    onFoot: {
      title: "On foot or on a bicycle",
      about: "For people who were in no vehicle.",
      ...list,
    },
    letters: {
      title: "Letters about a claim",
      about: "The papers that come in a claim, as /letters draws and explains them.",
      ordered: true,
    },
    claim: {
      title: "The claim tool",
      about: "What it asks, whom it names, and what it says to do.",
    },
    officialPages: {
      title: "Pages of the State",
      about: "Addresses of official pages that the claim tool and the letters link to.",
      ordered: true,
    },
    guidance: {
      title: "What pages say of law and medicine",
      about: "Parts of pages with legal or medical force, each with its source.",
    },
  }),
  ...under("Attorneys and clinics", {
    caseServices: {
      title: "Services for attorneys",
      about: "The three medical-legal services.",
      ordered: true,
    },
    comparison: {
      title: "Treating evaluation and IME compared",
      about: "The table that compares the two, row by row.",
      ...list,
    },
    referralDocuments: {
      title: "What comes with a referral",
      about: "What law firms and clinics send.",
      ...list,
      groupedBy: "from",
    },
    sampleReport: {
      title: "Sample report",
      about: "The report about an invented person. Keep every value made up.",
    },
  }),
} satisfies Record<string, View>;
