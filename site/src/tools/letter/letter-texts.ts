import type { GuidanceId, Point } from "#content/guidance-schema.ts";
import type { FormTexts, GuidanceTexts, LetterTexts, NoticeLetterTexts } from "./texts-schema.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import type { WhoPays } from "#tools/who-pays/who-pays-schema.ts";
import { withoutBreaks } from "#content/filled-in.ts";
import { localeOf } from "#languages/languages.ts";
import { pointNamed, textsById } from "#content/points.ts";
import { sentenceToTool, type TranslatedTool } from "#languages/translated-tools.ts";
import { addresseesIn, type Addressee } from "#tools/who-pays/who-pays.ts";

/** The texts of content/guidance/ that the page of the letter shows; “time” is only on another page. */
export function guidanceTexts(pointsOf: (id: GuidanceId) => readonly Point[]): GuidanceTexts {
  return {
    lead: pointNamed(pointsOf("page-leads"), "letter").text,
    short: pointsOf("in-short")
      .filter(({ page }) => page === "letter")
      .map(({ text }) => text),
    sentences: textsById(pointsOf("notice-letter")) as GuidanceTexts["sentences"],
    about: pointsOf("written-notice")
      .filter(({ id }) => id !== "time")
      .map(({ id, title, text }) => ({ id, title, text })),
  };
}

/** The letter as sent to the insurer. */
export const englishLetter = (
  { letter }: Pick<NoticeLetterTexts, "letter">,
  sentences: GuidanceTexts["sentences"],
): LetterTexts => ({ ...letter, sentences, locale: "en-US" });

/** The letter tool in another language: its form, the English letter with its translation beside it, and its links. */
export type TranslatedLetter = {
  texts: FormTexts;
  days: ToolFrameTexts["days"];
  letter: LetterTexts;
  beside: LetterTexts;
  addressees: Readonly<Record<string, Addressee>>;
  whoPays: string;
};

/**
 * The letter tool in another language.
 * @param english the letter as sent to the insurer
 * @param results of “Who pays?”, whose translations name the kinds of insurer if the language has that tool
 */
export function translatedLetter(
  english: LetterTexts,
  results: WhoPays["results"],
  language: TranslatedTool<"notice-letter">,
): TranslatedLetter {
  const { texts, rules, frame, tools } = language;
  const { steps, folded, labels, hints, form, errors, paper, send, others } = texts;
  const find = sentenceToTool(language, "who-pays", form.find);
  const insurers = Object.keys(addresseesIn(results));
  const named = tools["who-pays"]?.rules?.results.filter(({ id }) => insurers.includes(id)) ?? [];
  return {
    texts: withoutBreaks({
      ...{ steps, folded, labels, hints, form: { ...form, find: find.text } },
      ...{ errors, paper, send, others },
    }),
    days: frame.days,
    letter: english,
    beside: { ...texts.letter, sentences: rules.sentences, locale: localeOf(texts.language) },
    addressees: withoutBreaks(Object.fromEntries(named.map(({ id, title, find }) => [id, { title, find }]))),
    whoPays: find.href,
  };
}

/** What the page of a language shows beside the tool. */
export function letterPage(language: TranslatedTool<"notice-letter">) {
  const { lead, short, about } = language.rules;
  return { lead, short, about, dates: sentenceToTool(language, "deadlines", language.texts.about.dates) };
}
