import type { Option, Question } from "./who-pays-schema.ts";

type Rules = { questions: readonly Question[]; results: readonly { id: string; kind: string }[] };

/** Results that may end a path. Workers’ compensation may not, since someone else may turn out to pay. */
const ends: readonly string[] = ["insurer", "fund", "attorney"];

type PathIssue = { path: (string | number)[]; message: string };

/**
 * What is wrong with the paths through the questions: duplicate or missing ids, unreachable questions and results,
 * cycles, and paths that end without a payer.
 */
export function pathIssues(rules: Rules): PathIssue[] {
  const issues = [...doubledIds(rules), ...unknownIds(rules)];
  // Paths can be followed only if every id exists.
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
