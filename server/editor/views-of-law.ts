import { list, type View } from "./view.ts";

const law = "Insurance and law";
const attorneys = "Attorneys and clinics";

/** What concerns insurers, the law, and those who refer people. */
export const viewsOfLaw = {
  deadlineRules: {
    subject: law,
    title: "Time limits of the law",
    about: "Who must do what, how soon, and where that is written.",
    from: ["deadlineRules"],
    ordered: true,
  },
  carriers: {
    subject: law,
    title: "Insurance companies",
    about: "The names on the tiles of the insurance page.",
    from: ["carriers"],
    ...list,
  },
  benefits: {
    subject: law,
    title: "Reasons and benefits",
    about: "Why people choose the practice, and what No-Fault gives.",
    from: ["benefits"],
    ...list,
    groupedBy: "page",
  },
  processSteps: {
    subject: law,
    title: "Steps of the process",
    about: "From the accident to the recovery, step by step.",
    from: ["processSteps"],
    ...list,
    groupedBy: "page",
  },
  coverageLimits: {
    subject: law,
    title: "What No-Fault does not pay",
    about: "Where coverage ends, and who can be left out.",
    from: ["coverageLimits"],
    ...list,
  },
  onFoot: {
    subject: law,
    title: "On foot or on a bicycle",
    about: "For people who were in no vehicle.",
    from: ["onFoot"],
    ...list,
  },
  letters: {
    subject: law,
    title: "Letters about a claim",
    about: "The letters that ask the injured person to act.",
    from: ["letters"],
    ordered: true,
  },
  whoPays: {
    subject: law,
    title: "Who pays",
    about: "The questions that find the insurer, and what is said of every payer.",
    from: ["whoPays"],
  },
  guidance: {
    subject: law,
    title: "What pages say of law and medicine",
    about: "Parts of pages with legal or medical force, each with its source.",
    from: ["guidance"],
  },
  caseServices: {
    subject: attorneys,
    title: "Services for attorneys",
    about: "The three medical-legal services.",
    from: ["caseServices"],
    ordered: true,
  },
  comparison: {
    subject: attorneys,
    title: "Treating evaluation and IME compared",
    about: "The table that compares the two, row by row.",
    from: ["comparison"],
    ...list,
  },
  referralDocuments: {
    subject: attorneys,
    title: "What comes with a referral",
    about: "What law firms and clinics send.",
    from: ["referralDocuments"],
    ...list,
    groupedBy: "from",
  },
  sampleReport: {
    subject: attorneys,
    title: "Sample report",
    about: "The report about an invented person. Keep every value made up.",
    from: ["sampleReport"],
  },
} satisfies Record<string, View>;
