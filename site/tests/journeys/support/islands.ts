import { fullDay } from "#practice/day.ts";
import { routes } from "#routes.ts";

/** The input of one use of an island, by field name. */
export type Use = {
  typed?: Readonly<Record<string, string>>;
  chosen?: Readonly<Record<string, string>>;
  /** The element of the answer, text that it has, and text that it must no longer have. */
  answer: { at: string; says: string; not?: string };
};

/** An island, its page, and two uses in sequence, the second with another answer. */
export type Island = {
  name: string;
  path: string;
  form: string;
  uses: readonly [Use, Use];
  /** The text without JavaScript. */
  scriptless?: string;
  /** Without its code the browser posts it, as `messages.spec.ts` tests. */
  isPosted?: true;
  /** Whether an error during hydration is shown in its place, with the input. */
  givesBack?: true;
  /** Requests to the site that it may send. */
  asks?: RegExp;
};

const dayOf = { first: "2023-03-06", second: "2023-05-08" };

/**
 * All islands of the site. Days are long past, so that no answer depends on the day of the test.
 */
export const islands: readonly Island[] = [
  {
    name: "the contact form",
    path: routes.contact,
    form: "#message-form form",
    givesBack: true,
    isPosted: true,
    asks: /\/api\/messages$|\/_astro\/send-message/,
    uses: [
      {
        typed: { message: "Please call me." },
        chosen: { patientType: "attorney" },
        answer: { at: "#name-error", says: "Enter your full name." },
      },
      {
        typed: { name: "Ana Ruiz", email: "ana@example.com" },
        answer: { at: "#message-form [role=status] p", says: "We have your message." },
      },
    ],
  },
  {
    name: "the claim",
    path: routes.claim,
    form: "#claim",
    givesBack: true,
    scriptless: "JavaScript is switched off.",
    asks: /\/tools\/claim\.json$/,
    uses: [
      { typed: { crash: dayOf.first }, answer: { at: "#next-act", says: "Call an attorney today" } },
      { typed: { crash: dayOf.second }, answer: { at: "#next-act", says: "Call an attorney today" } },
    ],
  },
  {
    name: "the search",
    path: routes.search,
    form: "[role=search]",
    scriptless: "The search needs JavaScript, which is switched off.",
    asks: /\/pagefind\//,
    uses: [
      { typed: { words: "EMG" }, answer: { at: "#find [role=status]:has(b)", says: "EMG", not: "Searching" } },
      { typed: { words: "EUO" }, answer: { at: "#find [role=status]:has(b)", says: "EUO", not: "Searching" } },
    ],
  },
  {
    name: "the dates of reports",
    path: routes.attorneys,
    form: "#turnaround form",
    scriptless: "The dates need JavaScript, which is switched off.",
    uses: [
      { typed: { from: dayOf.first }, answer: { at: "#turnaround h4", says: fullDay(dayOf.first) } },
      { typed: { from: dayOf.second }, answer: { at: "#turnaround h4", says: fullDay(dayOf.second) } },
    ],
  },
];
