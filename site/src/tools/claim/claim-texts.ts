import type { GuidanceId, Point } from "#content/guidance-schema.ts";
import { textsById } from "#content/points.ts";
import { holidayNames } from "#practice/business-days.ts";
import type { ClaimContent, OfficialPage } from "./claim-schema.ts";
import { claimRules } from "./claim-rules.ts";
import type { DeadlineRule } from "#tools/rule-schema.ts";
import type { ClaimLabels, ClaimRuleTexts, ClaimTexts } from "./texts-schema.ts";

/** The rules of the claim tool in English, with their sources. */
export type ClaimSource = {
  claim: ClaimContent;
  limits: readonly DeadlineRule[];
  /** The pages that a step can open. */
  pages?: readonly OfficialPage[];
  pointsOf: (id: GuidanceId) => readonly Point[];
};

/** The English texts of the rules, in the shape of their translations. */
export function englishRuleTexts({ claim, limits, pages = [], pointsOf }: ClaimSource): ClaimRuleTexts {
  const { questions, events, addressees, steps, notes, reasons } = claim;
  return {
    questions: questions.map(({ after: _, ...question }) => question),
    events,
    addressees: addressees.map(({ id, to, find, ask }) => ({ id, to, find, ...(ask && { ask }) })),
    steps: steps.map(({ id, title, why, ...step }) => {
      const { if: only, lateTitle, conditions, late, short, button, ask } = step;
      return {
        ...{ id, title, why },
        ...(only && { if: only }),
        ...(lateTitle && { lateTitle }),
        ...(conditions && { conditions }),
        ...(late && { late }),
        ...(short && { short }),
        ...(button && { button }),
        ...(ask && { ask }),
      };
    }),
    notes,
    reasons,
    limits: limits.map(({ id, what, from, ask }) => ({ id, what, from, ...(ask && { ask }) })),
    sentences: textsById(pointsOf("notice-letter")) as ClaimRuleTexts["sentences"],
    visit: Object.fromEntries(
      pointsOf("get-examined").map(({ id, title, text }) => [id, { title, text }]),
    ) as ClaimRuleTexts["visit"],
    counting: pointsOf("counting-days").map(({ id, title = "", text }) => ({ id, title, text })),
    pages: pages.map(({ id, name }) => ({ id, name })),
    holidays: { ...Object.fromEntries(holidayNames().map((name) => [name, name])), observed: "{holiday} (observed)" },
  };
}

/** All that the tool works with in one language: what `advise` needs, and every text. */
export type ClaimData = ReturnType<typeof claimData>;

/**
 * The tool in one language. Sources, days and cases come from the English rules.
 * @param texts the labels of the language, and its texts of the rules; none for English
 * @param insurers the labels in English, which insurers read
 */
export function claimData(source: ClaimSource, texts: ClaimTexts, insurers: Pick<ClaimTexts, "names" | "letter">) {
  const english = englishRuleTexts(source);
  const said = texts.rules ?? english;
  const { day, act, ways, ask, plan, visit, keep, sheet, line, calendar, limit, letter, names, others } = texts;
  const labels: ClaimLabels = {
    day,
    act,
    ways,
    ask,
    plan,
    visit,
    keep,
    sheet,
    line,
    calendar,
    limit,
    letter,
    names,
    ...(others && { others }),
  };
  return {
    language: texts.language,
    labels,
    rules: claimRules(source.limits, source.claim),
    questions: said.questions.map((question) => ({
      ...question,
      after: named(source.claim.questions, question.id).after,
    })),
    events: said.events,
    addressees: source.claim.addressees.map((one) => ({ ...one, ...named(said.addressees, one.id) })),
    steps: source.claim.steps.map((step) => {
      const rule = source.limits.find(({ id }) => id === step.id);
      const { source: from = rule?.source ?? "", certainty = rule?.certainty ?? "general" } = step;
      const own = rule && named(said.limits, step.id);
      return {
        ...step,
        ...(rule && { ask: own?.ask }),
        ...named(said.steps, step.id),
        source: from,
        certainty,
        from: own?.from,
      };
    }),
    limits: source.limits.map((rule) => ({ ...rule, ...named(said.limits, rule.id), id: rule.id })),
    notes: said.notes,
    reasons: said.reasons,
    sentences: { english: english.sentences, spoken: said.sentences },
    names: { english: insurers.names, spoken: names },
    /** Of an email with the letter: its subject line. */
    subject: insurers.letter.subject,
    visit: said.visit,
    counting: said.counting,
    holidays: said.holidays as Readonly<Record<string, string>>,
    pages: (source.pages ?? []).map(({ id, href }) => ({ ...named(said.pages, id), href })),
  };
}

/** The texts of a rule, by its id. */
function named<T extends { id: string }>(texts: readonly T[], id: string): T {
  const found = texts.find((one) => one.id === id);
  if (!found) throw new Error(`A translation of content/claim/ has no texts of “${id}”.`);
  return found;
}
