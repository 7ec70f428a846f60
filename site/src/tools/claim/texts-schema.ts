import { z } from "astro/zod";
import { textField } from "#content/fields.ts";
import { withPeople } from "#languages/translation-schema.ts";
import { fields, sourceFields, texts, toolPageSchema, toolText } from "#tools/texts-schema.ts";
import { holidayNames } from "#practice/business-days.ts";
import { waysToAct } from "./advise.ts";

/** The tool's own texts. */
const saidSchema = {
  day: texts("label", "hint", "number", "zero", "unknown", "count", "old", "link"),
  act: texts(
    ...([
      "next",
      "also",
      "new",
      "by",
      "on",
      "named",
      "arrive",
      "was",
      "suit",
      "suitOver",
      "now",
      "comes",
      "each",
      "today",
      "tomorrow",
      "yesterday",
    ] as const),
    ...(["left", "better", "law", "lawHoliday", "lastToday", "lastNone", "noPost", "bring"] as const),
    ...(["to", "several", "maybe", "usual", "none", "find", "codes", "why", "conditions", "how"] as const),
    ...(["done", "sent", "undo", "call", "letter", "open", "condolence", "saturday", "sunday", "holiday"] as const),
    ...(["grace", "graceToday", "graceFile", "graceFileToday", "missed", "forms", "noLetter", "isDone", "in"] as const),
    // How the language joins texts: the end of a sentence, two items, and a name with what it says.
    ...(["end", "list", "pair"] as const),
  ).describe("What to do next, and by when."),
  ways: texts(...waysToAct).describe("What counts as the act."),
  ask: texts(
    ...(["number", "unsure", "none", "next", "back", "sooner", "yours", "change", "close", "changeName"] as const),
    ...(["add", "since", "sinceHint", "nothing", "which", "save", "out", "given", "apply", "noDay"] as const),
  ).describe("Around the questions and the answers."),
  plan: texts(
    ...(["maybe", "shorter", "then", "passed", "done", "others", "not", "practice", "insurer"] as const),
    ...(["doneOn", "doneLate", "doneSome", "more", "saved", "announce"] as const),
  ).describe("The lists below the next act."),
  visit: texts("call", "schedule").describe("The way to an exam, after each result."),
  keep: texts(
    ...(["title", "print", "send", "calendar", "copy", "copied", "failed", "clear", "cleared", "about"] as const),
    ...(["saved", "subject", "link"] as const),
  ),
  sheet: z.strictObject({
    ...fields(["title", "counted", "crash", "next", "get", "letters"], textField),
    ...fields(["lettersText", "said", "fill", "danger"], textField),
    lines: z.array(textField),
  }),
  line: texts("crash", "today", "visit", "visitBy", "limit", "other", "left", "due", "grace", "whole", "from").describe(
    "In the drawing.",
  ),
  calendar: texts("crash", "general"),
  limit: z
    .strictObject({
      ...fields(["you", "some", "practice", "insurer", "time"], textField),
      ...fields(["hours", "days", "business days", "years"], textField.describe("The number with this unit.")),
      ...sourceFields,
    })
    .describe("How a time limit is said: who, how long, from when, and where it is written."),
  letter: z
    .strictObject({
      ...fields(["title", "lead", "for", "english", "more", "email", "copy", "share", "print"], textField),
      ...fields(["emailHint", "copied", "failed", "long", "subject", "how", "isNot", "sent", "then"], textField),
      ...fields(["characters", "lines", "wrongEmail"], textField),
      steps: z.array(textField),
      not: z.array(textField),
    })
    .describe("Around the letter."),
  names: texts(
    ...(["name", "from", "address", "phone", "email", "date", "insurer", "insurerAddress", "policyholder"] as const),
    ...(["policyNumber", "claimNumber", "injured", "accident", "time", "place", "vehicle", "account"] as const),
    ...(["signature", "sent", "mail", "fax", "pen"] as const),
  ).describe("The lines of the letter."),
};

const titled = texts("title", "text");
const named = z.strictObject({ id: z.string(), text: textField });
const option = z.strictObject({ id: z.string(), label: textField, new: textField.optional() });
const field = z.strictObject({
  id: z.string(),
  label: textField,
  hint: textField.optional(),
  options: z.array(option).optional(),
});
const event = z.strictObject({ id: z.string(), label: textField, fields: z.array(field).optional() });

/** The texts of the rules, by id; the logic is only in English. */
const rulesSchema = z.strictObject({
  questions: z.array(
    z.strictObject({
      id: z.string(),
      short: textField,
      text: textField,
      hint: textField.optional(),
      options: z.array(option),
    }),
  ),
  events: z.array(event.extend({ events: z.array(event).optional() })),
  addressees: z.array(z.strictObject({ id: z.string(), to: textField, find: textField, ask: textField.optional() })),
  steps: z.array(
    z.strictObject({
      id: z.string(),
      title: textField,
      if: textField.optional(),
      lateTitle: textField.optional(),
      why: textField,
      conditions: textField.optional(),
      late: textField.optional(),
      short: textField.optional(),
      button: textField.optional(),
      ask: textField.optional(),
    }),
  ),
  notes: z.array(named),
  reasons: z.array(named),
  limits: z.array(z.strictObject({ id: z.string(), what: textField, from: textField, ask: textField.optional() })),
  sentences: texts("subject", "notice", "request", "late", "uninsured").describe("The sentences of the letter."),
  visit: z
    .strictObject({ early: titled, late: titled, fund: titled, denial: titled })
    .describe("Why to see a doctor now: guidance/get-examined.yaml."),
  counting: z.array(named.extend({ title: textField })),
  pages: z.array(z.strictObject({ id: z.string(), name: textField })).describe("The official pages, by id."),
  holidays: z
    .strictObject({ ...fields(holidayNames(), textField), observed: textField })
    .describe("The public holidays, by their English names."),
});

/** The texts of the claim tool in one language. */
export const claimTextsSchema = withPeople(
  z.strictObject({
    ...toolText,
    page: toolPageSchema.omit({ lead: true }),
    ...saidSchema,
    paper: texts(
      "table",
      "caption",
      "within",
      "what",
      "source",
      "counting",
      "whom",
      "first",
      "letter",
      "stuck",
      "call",
    ).describe("What the page has to read and to print."),
    others: texts("typed", "beside", "signs", "external")
      .optional()
      .describe("What only the tool in other languages says."),
    rules: rulesSchema.optional().describe("Of en.yaml left out: its texts are in other files of content/."),
  }),
);

type Written = z.infer<typeof claimTextsSchema>;

/** The texts of the claim tool in one language, named after its file. */
export type ClaimTexts = Written & { id: string };
/** What the tool itself says. */
export type ClaimLabels = Pick<Written, keyof typeof saidSchema | "others">;
/** The texts of its rules. */
export type ClaimRuleTexts = z.infer<typeof rulesSchema>;
