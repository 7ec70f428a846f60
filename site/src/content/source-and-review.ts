import type { Certainty } from "./fields.ts";
import type { SourceTexts } from "#tools/texts-schema.ts";
import { readableDay } from "#practice/day.ts";
import { filledIn } from "./filled-in.ts";

/** The default texts, in English. */
export const englishSources: SourceTexts = {
  form: "Official form: {source}",
  agency: "{source}",
  open: "{source}. Not certain; ask {ask}",
};

type Sourced = { source: string; certainty: Certainty; ask?: string | undefined };

/** The text for a source, with placeholders for the source, which is in English, and for whom to ask. */
export function sourceForm({ certainty, ask }: Omit<Sourced, "source">, texts: SourceTexts): string {
  if (ask) return texts.open;
  return certainty === "form" || certainty === "agency" ? texts[certainty] : "{source}";
}

/** The source of a statement, and, where the law is open, whom to ask: `11 NYCRR 65-3.9`, without a period. */
export function sourceText(of: Sourced, texts: SourceTexts): string {
  return filledIn(sourceForm(of, texts), { source: of.source, ask: of.ask });
}

/** A text with the record of its review: the day and who did it, or neither. */
export type Reviewable = { reviewed?: string | undefined; reviewer?: string | undefined };

/**
 * A page's note on the review of its texts; the only place that decides it. A reviewer is named only when every text
 * has one. The oldest day is shown, since every text was reviewed on it or later.
 * @param unreviewed the text otherwise, from `content/practice.yaml`
 */
export function reviewNote(texts: readonly Reviewable[], unreviewed: string): string {
  const days = texts.flatMap(({ reviewed, reviewer }) => (reviewed && reviewer ? [reviewed] : [])).sort();
  const [oldest] = days;
  if (!oldest || days.length < texts.length) return unreviewed;
  const reviewers = [...new Set(texts.map(({ reviewer }) => reviewer))].join(" and ");
  return `Reviewed by ${reviewers} on ${readableDay(oldest)}${days.at(-1) === oldest ? "" : " or later"}.`;
}
