import type { Option, Question, Result, WhoPays } from "./who-pays-schema.ts";
import type { FinderTexts, FinderLabels } from "./texts-schema.ts";
import { linkToTool, textsNamed, type TranslatedTool } from "#languages/translated-tools.ts";
import type { FinderRules } from "./who-pays.ts";

type Rules = Pick<WhoPays, "short" | "questions" | "results">;

/** The English texts of the finder, in the shape of its translations. */
export function englishTexts({ short, questions, results }: Rules, leftOut: string): FinderTexts {
  return {
    short,
    leftOut,
    questions: questions.map(({ id, text, hint, options }) => ({
      id,
      text,
      ...(hint && { hint }),
      options: options.map((option) => ({ id: option.id, label: option.label })),
    })),
    results: results.map((result) => textsOf(result)),
  };
}

function textsOf({
  id,
  title,
  why,
  conditions,
  find,
  act,
  vehicle,
  more,
  ask,
}: Result): FinderTexts["results"][number] {
  const some = more?.map(({ term, text }) => ({ term, text }));
  const texts = { id, title, why, conditions, find, act, vehicle, more: some, ask };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as typeof texts;
}

/** The finder in another language: its rules with their texts, its labels, and its links. */
export type TranslatedFinder = {
  rules: FinderRules;
  texts: FinderLabels & { language: string };
  links: { letter: string; dates: string };
};

/**
 * The finder in another language: its texts are translated, its logic comes from the English rules.
 * @param rules the English rules, with their facts
 */
export function translatedFinder(rules: Rules, language: TranslatedTool<"who-pays">): TranslatedFinder {
  const { texts, frame } = language;
  const { form, result } = texts;
  const letter = linkToTool(language, "notice-letter", result.letter);
  const dates = linkToTool(language, "deadlines", result.dates);
  const onFoot = `${result.onFoot} ${frame.inEnglish}`;
  return {
    rules: rulesInLanguage(rules, language.rules),
    texts: { form, result: { ...result, letter: letter.text, dates: dates.text, onFoot }, language: texts.language },
    links: { letter: letter.href, dates: dates.href },
  };
}

function rulesInLanguage({ questions, results }: Rules, texts: FinderTexts): FinderRules {
  return {
    leftOut: texts.leftOut,
    questions: questions.map((question): Question => {
      const written = textsNamed(texts.questions, question.id);
      const options = question.options.map((option): Option => ({
        ...option,
        ...textsNamed(written.options, option.id),
      }));
      return { ...question, ...written, options };
    }),
    results: results.map((result): Result => {
      const written = textsNamed(texts.results, result.id);
      // For whom it applies comes from the English rules.
      const more = result.more?.map((one, index) => ({ ...one, ...written.more?.[index] }));
      return { ...result, ...written, ...(more && { more }) };
    }),
  };
}
