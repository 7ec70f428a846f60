import { z } from "astro/zod";
import { deadlineEvents } from "./rule-schema.ts";
import { textField } from "#content/fields.ts";
import { fields, sourceFields, texts, toolPageSchema, toolText } from "#tools/texts-schema.ts";
import { withPeople } from "#languages/translation-schema.ts";

const asked = z.strictObject({ label: textField, hint: textField.optional() });
const laterEvents = deadlineEvents.filter((event) => event !== "accident" && event !== "other");

const formSchema = z.strictObject({
  ...fields(["accident", "questions", "known", "show", "changed"], textField),
  ...fields(["unsure", "no", "yes", "insured", "uninsured", "unknown"], textField),
  ...fields(["working", "drove", "vehicle", "fled", "public"], asked),
  days: z
    .strictObject(fields(laterEvents, asked))
    .describe("The days that come later in a claim, as they are asked for."),
});

const limitSchema = z.strictObject({
  ...fields(["you", "practice", "insurer", "duty", "time", "about", "counted", "end"], textField),
  ...fields(["hours", "days", "business days", "years"], textField.describe("The number with this unit.")),
  ...sourceFields,
});

/** The tool's own texts. */
const saidSchema = {
  form: formSchema,
  limit: limitSchema.describe("How a time limit is said: who, how long, from when, and where it is written."),
  day: z
    .strictObject({
      ...fields(["passed", "today", "tomorrow", "left"], textField),
      ...fields(["sunday", "saturday", "holiday", "named", "limit", "closed", "closedLimit"], textField),
      ...fields(["before", "last", "lastToday", "lastNone"], textField),
    })
    .describe("How long is left, and what is said of a day without business."),
  act: texts("send", "today", "before", "late", "practice", "insurer", "notice", "application").describe(
    "What to do, where a time limit does not say it itself.",
  ),
  answer: z
    .strictObject({
      ...fields(["next", "then", "sooner", "by", "was", "none", "letter", "about"], textField),
      ...fields(["insurer", "find", "noneOf", "isInsured", "fled", "unknown", "uninsured"], textField),
    })
    .describe("What to do next, and the answers to what is asked first."),
  list: z
    .strictObject({
      ...fields(["title", "some", "shorter", "then", "passed", "by", "was", "urgent"], textField),
      ...fields(["dueToday", "dueTomorrow", "actToday", "actTomorrow", "unsent", "letter", "later"], textField),
      ...fields(["undated", "said", "answer", "working", "drove", "vehicle", "fled", "public"], textField),
      ...fields(["yes", "no", "insured", "uninsured", "unknown", "print", "change", "counted"], textField),
    })
    .describe("The dates under their headings, and the answers that they follow from."),
  line: texts("today", "crash", "next", "was", "days", "scale", "break").describe("In the drawing of the dates."),
  calendar: texts("save", "saved", "failed", "crash", "general"),
};

const pointSchema = z.strictObject({ id: z.string(), title: textField.optional(), text: textField });

/** The texts of content/deadline-rules.yaml and of the guidance of the page, by id; the logic is only there. */
const rulesSchema = z.strictObject({
  short: z.array(pointSchema),
  limits: z.array(
    z.strictObject({
      id: z.string(),
      what: textField.describe("What to do. Of what only some have to do it begins with the question, as in English."),
      from: textField,
      act: textField.optional(),
      late: textField.optional(),
      ask: textField.optional(),
    }),
  ),
  results: z.array(pointSchema),
  counting: z.array(pointSchema.extend({ title: textField })),
  untimed: z.array(pointSchema),
  late: z.array(pointSchema),
  holidays: z.record(z.string(), textField).describe("The public holidays, by their English names."),
});

/** The texts of the dates tool in one language. */
export const deadlineTextsSchema = withPeople(
  z.strictObject({
    ...toolText,
    page: toolPageSchema,
    ...saidSchema,
    table: texts("title", "open", "caption", "within", "what", "source", "sources", "some", "counting").describe(
      "The table of the main limits.",
    ),
    late: texts("title", "links", "letter", "insurer").describe("What helps when a date has passed."),
    rules: rulesSchema.optional().describe("Of en.yaml left out: its texts are in other files of content/."),
  }),
);

type Written = z.infer<typeof deadlineTextsSchema>;

/** The texts of the dates tool in one language, named after its file. */
export type DeadlineTexts = Written & { id: string };
/** What the page of a language also needs: the texts of the time limits and of the guidance. */
export type DeadlineRuleTexts = z.infer<typeof rulesSchema>;
/** The tool's labels in the language of its page. English holidays are in `practice/business-days.ts`. */
export type DeadlineLabels = Pick<Written, keyof typeof saidSchema> & {
  language: string;
  holidays?: DeadlineRuleTexts["holidays"];
};
