import type { DeadlineRule } from "./rule-schema.ts";
import type { DeadlineRuleTexts, DeadlineTexts, DeadlineLabels } from "./texts-schema.ts";
import type { GuidanceId, Point } from "#content/guidance-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import { holidayNames } from "#practice/business-days.ts";
import { withoutBreaks } from "#content/filled-in.ts";
import { toolRules, type ToolRule } from "./no-fault-deadlines.ts";
import { textsById } from "#content/points.ts";
import { linkToTool, textsNamed, type ToolId, type TranslatedTool } from "#languages/translated-tools.ts";

/** The parts of the page from `content/guidance/`. */
type DeadlineGuidance = Record<"short" | "results" | "counting" | "untimed" | "late", readonly Point[]>;

/** The same, read from there. */
export function deadlineGuidance(pointsOf: (id: GuidanceId) => readonly Point[]): DeadlineGuidance {
  return {
    short: pointsOf("in-short").filter(({ page }) => page === "deadlines"),
    results: pointsOf("deadline-results"),
    counting: pointsOf("counting-days"),
    untimed: pointsOf("no-fixed-day"),
    late: pointsOf("late-notice"),
  };
}

/** The tool's own labels, out of all texts of a language. */
export function deadlineLabels({
  form,
  limit,
  day,
  act,
  answer,
  list,
  line,
  calendar,
  language,
}: DeadlineTexts): DeadlineLabels {
  return { form, limit, day, act, answer, list, line, calendar, language };
}

/** The English texts of the time limits and of the guidance, in the shape of their translations. */
export function englishRuleTexts(
  rules: readonly Pick<DeadlineRule, "id" | "what" | "from" | "act" | "late" | "ask">[],
  { short, results, counting, untimed, late }: DeadlineGuidance,
): DeadlineRuleTexts {
  return {
    short: short.map(textOf),
    limits: rules.map(({ id, what, from, act, late: tooLate, ask }) => ({
      id,
      what,
      from,
      ...(act && { act }),
      ...(tooLate && { late: tooLate }),
      ...(ask && { ask }),
    })),
    results: results.map(textOf),
    counting: counting.map(({ id, title, text }) => ({ id, title, text })),
    untimed: untimed.map(textOf),
    late: late.map(textOf),
    holidays: { ...Object.fromEntries(holidayNames().map((name) => [name, name])), observed: "{holiday} (observed)" },
  };
}

const textOf = ({ id, title, text }: Point) => ({ id, ...(title && { title }), text });

/** The sentences of `content/guidance/deadline-results.yaml`. */
export type Results = Readonly<Record<"suing" | "long-ago" | "late", string>>;

/** The dates tool in another language: the rules with their texts, its labels, and its links. */
export type TranslatedDeadlines = {
  rules: readonly ToolRule[];
  texts: DeadlineLabels;
  results: Results;
  problems: ToolFrameTexts["days"];
  links: { letter: string; whoPays: string };
};

/** The dates tool in another language: its texts are translated, its logic comes from the English rules. */
export function translatedDeadlines(
  rules: readonly DeadlineRule[],
  language: TranslatedTool<"deadlines">,
): TranslatedDeadlines {
  const texts = deadlineLabels(language.texts);
  const { holidays, results, limits } = language.rules;
  const link = (tool: ToolId, text: string) => linkToTool(language, tool, text);
  const { answer, list } = texts;
  const letter = link("notice-letter", answer.letter);
  const whoPays = link("who-pays", answer.find);
  return {
    rules: toolRules(rulesInLanguage(rules, limits)),
    texts: withoutBreaks({
      ...texts,
      answer: { ...answer, letter: letter.text, find: whoPays.text },
      list: { ...list, letter: link("notice-letter", list.letter).text },
      holidays,
    }),
    results: textsById(results) as Results,
    problems: language.frame.days,
    links: { letter: letter.href, whoPays: whoPays.href },
  };
}

/** The English rules with the texts of a language. */
export function rulesInLanguage(rules: readonly DeadlineRule[], limits: DeadlineRuleTexts["limits"]): DeadlineRule[] {
  return rules.map((rule) => ({ ...rule, ...textsNamed(limits, rule.id), id: rule.id }));
}
