type Option = { id: string; leads?: readonly string[] | undefined; next?: string | undefined };
type Question = { id: string; options: readonly Option[] };
type Result = { id: string; kind: string };
type Rules = { questions: readonly Question[]; results: readonly Result[] };

/** A mistake in the ways through the questions: at which field, and how to mend it. */
export type PathFault = { path: (string | number)[]; fault: string };

/** What may be at the end of a way. Workers’ compensation is not: its payer may turn out to be another. */
const ends: readonly string[] = ["insurer", "fund", "attorney"];

const whomToName = "Add an insurer, a fund or an attorney, or name a question under “next”.";

/**
 * What is wrong with the ways through the questions: ids that are there twice or not at all, questions and results that
 * no answer leads to, ways that come back to where they were, and ways at whose end nobody is named.
 */
export function pathFaults(rules: Rules): PathFault[] {
  const faults = [...doubledIds(rules), ...unknownIds(rules)];
  // The ways can be followed only where every name leads somewhere.
  return faults.length > 0 ? faults : wayFaults(rules);
}

function doubledIds({ questions, results }: Rules): PathFault[] {
  const lists: [(string | number)[], readonly { id: string }[]][] = [
    [["questions"], questions],
    [["results"], results],
    ...questions.map(({ options }, index): [(string | number)[], readonly Option[]] => [
      ["questions", index, "options"],
      options,
    ]),
  ];
  return lists.flatMap(([path, entries]) =>
    entries
      .map(({ id }, index) => ({ path: [...path, index, "id"], fault: `“${id}” is there twice; give it another id.` }))
      .filter((_, index) => entries.findIndex(({ id }) => id === entries[index]?.id) < index),
  );
}

function unknownIds({ questions, results }: Rules): PathFault[] {
  const asked = questions.map(({ id }) => id);
  const known = results.map(({ id }) => id);
  return everyOption(questions).flatMap(({ option: { next, leads = [] }, path }) => [
    ...(next === undefined || asked.includes(next)
      ? []
      : [{ path: [...path, "next"], fault: `There is no question “${next}”. Write one of: ${asked.join(", ")}.` }]),
    ...leads.flatMap((id, index) =>
      known.includes(id)
        ? []
        : [
            {
              path: [...path, "leads", index],
              fault: `There is no result “${id}”. Write one of: ${known.join(", ")}.`,
            },
          ],
    ),
  ]);
}

function wayFaults({ questions, results }: Rules): PathFault[] {
  const faults = new Map<string, PathFault>();
  const reached = new Set<string>();
  const places = new Map(everyOption(questions).map(({ option, path }) => [option, path]));
  const payers = results.filter(({ kind }) => ends.includes(kind)).map(({ id }) => id);

  const note = (option: Option, field: string, fault: string) =>
    faults.set(`${String(places.get(option))} ${field}`, { path: [...(places.get(option) ?? []), field], fault });

  const follow = (question: Question, way: readonly { asked: string; answer: string }[], named: readonly string[]) => {
    reached.add(question.id);
    for (const option of question.options) {
      const here = [...way, { asked: question.id, answer: option.id }];
      const leads = [...named, ...(option.leads ?? [])];
      leads.forEach((id) => reached.add(`→ ${id}`));
      const next = questions.find(({ id }) => id === option.next);
      if (next && here.some(({ asked }) => asked === next.id))
        note(
          option,
          "next",
          `“${next.id}” was asked on this way before, so it would never end. Name another question.`,
        );
      else if (next) follow(next, here, leads);
      else if (!leads.some((id) => payers.includes(id)))
        note(option, "leads", `Nobody is named at the end of this way: ${wayWords(here)}. ${whomToName}`);
    }
  };
  const [first] = questions;
  if (first) follow(first, [], []);

  const unreached = (list: "questions" | "results", entries: readonly { id: string }[], mark = "") =>
    entries.flatMap(({ id }, index) =>
      reached.has(mark + id)
        ? []
        : [{ path: [list, index, "id"], fault: `No answer leads to “${id}”. Name it in one, or remove it.` }],
    );
  return [...faults.values(), ...unreached("questions", questions), ...unreached("results", results, "→ ")];
}

function wayWords(way: readonly { asked: string; answer: string }[]): string {
  return way.map(({ asked, answer }) => `${asked} ${answer}`).join(", ");
}

function everyOption(questions: readonly Question[]) {
  return questions.flatMap(({ options }, index) =>
    options.map((option, place) => ({ option, path: ["questions", index, "options", place] as (string | number)[] })),
  );
}
