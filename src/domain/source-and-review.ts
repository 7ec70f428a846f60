import type { Certainty } from "#schemas/fields.ts";
import type { SourceTexts } from "#schemas/tool-texts.ts";
import { readableDay } from "./day.ts";
import { filledIn } from "./filled-in.ts";

/** How pages without texts of their own say it. */
export const englishSources: SourceTexts = {
  form: "Official form: {source}",
  agency: "Agency: {source}",
  likely: "Likely: {source}; ask {ask}",
};

type Sourced = { source: string; certainty: Certainty; ask?: string | undefined };

/** How a source is said: a text with a place for it, which itself is in English, and for whom to ask. */
export function sourceForm({ certainty, ask }: Omit<Sourced, "source">, texts: SourceTexts): string {
  if (ask) return texts.likely;
  return certainty === "form" || certainty === "agency" ? texts[certainty] : "{source}";
}

/** Where a statement comes from, and for what is only likely, whom to ask: `11 NYCRR 65-3.9`, without a period. */
export function sourceText(of: Sourced, texts: SourceTexts): string {
  return filledIn(sourceForm(of, texts), { source: of.source, ask: of.ask });
}

/** A text with the record of its review: the day and who did it, or neither. */
export type Reviewable = { reviewed?: string | undefined; reviewer?: string | undefined };

/**
 * What a page says of the review of its texts; the one place that decides this text. A reviewer is named only when every
 * text has a reviewer. The oldest day counts, since every text was reviewed on it or later.
 * @param unreviewed what is said otherwise, from `content/practice.yaml`
 */
export function reviewNote(texts: readonly Reviewable[], unreviewed: string): string {
  const days = texts.flatMap(({ reviewed, reviewer }) => (reviewed && reviewer ? [reviewed] : [])).sort();
  const [oldest] = days;
  if (!oldest || days.length < texts.length) return unreviewed;
  const reviewers = [...new Set(texts.map(({ reviewer }) => reviewer))].join(" and ");
  return `Reviewed by ${reviewers} on ${readableDay(oldest)}${days.at(-1) === oldest ? "" : " or later"}.`;
}
