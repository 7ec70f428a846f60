import { z } from "astro/zod";
import { certaintyField, review, textField, withReviewer } from "./fields.ts";

/** What an answer tells /tools/deadlines, by the names that both tools use. */
const carriesSchema = z.strictObject({
  working: z.enum(["yes", "no"]).optional(),
  drove: z.enum(["yes", "no"]).optional(),
  vehicle: z.enum(["insured", "unknown", "uninsured"]).optional(),
  fled: z.enum(["yes", "no"]).optional(),
});

const idField = z.string().regex(/^[a-z][a-z-]*$/, "Write it in small letters, with dashes for spaces.");

const optionSchema = z.strictObject({
  id: idField,
  label: textField.describe("The answer, as a person chooses it."),
  leads: z.array(z.string()).min(1).optional().describe("Whom it leads to: ids of “results”, the first to ask first."),
  next: z.string().optional().describe("The question that follows; without one the way ends here."),
  onFoot: z
    .boolean()
    .optional()
    .describe("True leads to the part of /for-patients for people who were in no vehicle, too."),
  carries: carriesSchema.optional().describe("What /tools/deadlines learns of it."),
});

const questionSchema = z.strictObject({
  id: idField,
  text: textField,
  hint: textField.optional(),
  asks: z
    .enum(["working", "vehicle", "fled"])
    .optional()
    .describe("What /tools/deadlines asks, too: its answer is then chosen already."),
  options: z.array(optionSchema).min(2, "Give it at least two answers."),
});

const resultSchema = z
  .strictObject({
    id: idField,
    kind: z
      .enum(["insurer", "compensation", "fund", "attorney", "also"])
      .describe("An insurer gets the letter of notice; “also” is said besides and ends no way."),
    title: textField,
    why: textField.describe("Why it is the one."),
    conditions: textField.optional().describe("On what it depends; a fund needs them."),
    find: textField.optional().describe("Where its name is found."),
    act: textField.describe("What to do by when."),
    vehicle: z
      .strictObject({ unknown: textField, uninsured: textField })
      .optional()
      .describe("What else to do in either case; the other is left out when the case is known."),
    more: z
      .array(z.strictObject({ term: textField, text: textField }))
      .optional()
      .describe("What holds for some alone: for whom, and what."),
    phone: textField.optional().describe("A number to call, as a {fact}."),
    dates: z.boolean().optional().describe("False: No-Fault has no dates for this, so /tools/deadlines is no help."),
    source: textField.describe("Where it is written, as a reader can look it up."),
    certainty: certaintyField,
    ask: textField.optional().describe("Whom to ask about what is only likely; it follows the word “ask”."),
  })
  .refine(({ kind, conditions }) => kind !== "fund" || conditions, {
    path: ["conditions"],
    error: "A fund pays only under conditions: write them here.",
  })
  .refine(({ certainty, ask }) => certainty !== "general" || ask, {
    path: ["ask"],
    error: "What is known only from general knowledge needs someone to ask, for example “ask: an attorney”.",
  });

/** The finder of the insurer: its questions, where each answer leads, and what is said of every payer. */
export const whoPaysSchema = withReviewer(
  z.strictObject({
    short: z.array(textField).min(2).describe("The answer for most people, before any question."),
    questions: z.array(questionSchema).min(1),
    results: z.array(resultSchema).min(1),
    ...review,
  }),
).superRefine((rules, context) => {
  for (const issue of pathIssues(rules)) context.addIssue({ code: "custom", input: rules, ...issue });
});

export type WhoPays = z.infer<typeof whoPaysSchema>;
export type Question = z.infer<typeof questionSchema>;
export type Option = z.infer<typeof optionSchema>;
export type Result = z.infer<typeof resultSchema>;
type Rules = { questions: readonly Question[]; results: readonly Result[] };

/** What may end a path. Workers’ compensation may not: its payer may turn out to be another. */
const ends: readonly string[] = ["insurer", "fund", "attorney"];

type PathIssue = { path: (string | number)[]; message: string };

/**
 * What is wrong with the paths through the questions: ids that are there twice or not at all, questions and results that
 * no answer leads to, paths that come back to where they were, and paths that end without a payer.
 */
function pathIssues(rules: Rules): PathIssue[] {
  const issues = [...doubledIds(rules), ...unknownIds(rules)];
  // The paths can be followed only where every name exists.
  return issues.length > 0 ? issues : brokenPaths(rules);
}

function doubledIds({ questions, results }: Rules): PathIssue[] {
  const doubled = (path: PathIssue["path"], entries: readonly { id: string }[]) =>
    entries.flatMap(({ id }, index) =>
      entries.findIndex((entry) => entry.id === id) < index
        ? [{ path: [...path, index, "id"], message: `“${id}” is there twice; give it another id.` }]
        : [],
    );
  return [
    ...doubled(["questions"], questions),
    ...doubled(["results"], results),
    ...questions.flatMap(({ options }, index) => doubled(["questions", index, "options"], options)),
  ];
}

function unknownIds({ questions, results }: Rules): PathIssue[] {
  const unknown = (kind: string, id: string, entries: readonly { id: string }[], path: PathIssue["path"]) => {
    const known = entries.map((entry) => entry.id);
    const message = `There is no ${kind} “${id}”. Write one of: ${known.join(", ")}.`;
    return known.includes(id) ? [] : [{ path, message }];
  };
  return everyOption(questions).flatMap(({ option: { next, leads = [] }, path }) => [
    ...(next === undefined ? [] : unknown("question", next, questions, [...path, "next"])),
    ...leads.flatMap((id, index) => unknown("result", id, results, [...path, "leads", index])),
  ]);
}

function brokenPaths({ questions, results }: Rules): PathIssue[] {
  const issues = new Map<string, PathIssue>();
  const reached = new Set<string>();
  const places = new Map(everyOption(questions).map(({ option, path }) => [option, path]));
  const payers = results.filter(({ kind }) => ends.includes(kind)).map(({ id }) => id);

  const note = (option: Option, field: string, message: string) => {
    const path = [...(places.get(option) ?? []), field];
    issues.set(String(path), { path, message });
  };

  const follow = (
    question: Question,
    before: readonly { asked: string; answer: string }[],
    named: readonly string[],
  ) => {
    reached.add(question.id);
    for (const option of question.options) {
      const answers = [...before, { asked: question.id, answer: option.id }];
      const leads = [...named, ...(option.leads ?? [])];
      leads.forEach((id) => reached.add(`→ ${id}`));
      const next = questions.find(({ id }) => id === option.next);
      if (next && answers.some(({ asked }) => asked === next.id))
        note(
          option,
          "next",
          `“${next.id}” was asked on this way before, so it would never end. Name another question.`,
        );
      else if (next) follow(next, answers, leads);
      else if (!leads.some((id) => payers.includes(id)))
        note(
          option,
          "leads",
          `No payer is named at the end of this way: ${answers.map(({ asked, answer }) => `${asked} ${answer}`).join(", ")}. Add an insurer, a fund or an attorney, or name a question under “next”.`,
        );
    }
  };
  const [first] = questions;
  if (first) follow(first, [], []);

  const unreached = (list: "questions" | "results", entries: readonly { id: string }[], mark = "") =>
    entries.flatMap(({ id }, index) =>
      reached.has(mark + id)
        ? []
        : [{ path: [list, index, "id"], message: `No answer leads to “${id}”. Name it in one, or remove it.` }],
    );
  return [...issues.values(), ...unreached("questions", questions), ...unreached("results", results, "→ ")];
}

function everyOption(questions: readonly Question[]) {
  return questions.flatMap(({ options }, index) =>
    options.map((option, place): { option: Option; path: PathIssue["path"] } => ({
      option,
      path: ["questions", index, "options", place],
    })),
  );
}
