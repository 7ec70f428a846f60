import { isSeq, parseDocument } from "yaml";
import { readableDay } from "@practice/site/practice/day.ts";
import type { GroupReview } from "@practice/site/content/group-review-schema.ts";
import { addYears } from "@practice/site/practice/calendar-days.ts";
import type { Finding } from "./finding.ts";
import type { ReviewedText, ReviewGroup } from "./groups.ts";

export const reviewsFile = "content/reviews.yaml";

/** A group of texts, those of them that somebody has to read, and whether that keeps the site from going live. */
export type ReviewState = ReviewGroup & { open: readonly ReviewedText[]; said: string; finding?: Finding };

type Known = {
  /** The last review of the group, and the line of its file. */
  last: (GroupReview & { line: number }) | undefined;
  /** Today, `YYYY-MM-DD`. */
  day: string;
  /** Files of translations that the practice goes live without. */
  settled: ReadonlySet<string>;
};

/**
 * Compares a group with its last review. A review of law or medicine holds for a year, and what changes meanwhile keeps
 * nothing from going live. A text whose own file names a reviewer, not before that review, counts as read.
 */
export function reviewState(group: ReviewGroup, { last, day, settled }: Known): ReviewState {
  const state = (kind: Finding["kind"], open: readonly ReviewedText[], found: string, write: string): ReviewState => {
    const said = `${group.title}: ${found}.`;
    if (open.length === 0) return { ...group, open, said };
    const place = { file: reviewsFile, line: last?.line ?? 0, field: group.id };
    return { ...group, open, said, finding: { kind, ...place, found: said, write, group: group.id } };
  };
  const leftOut = group.texts.filter((text) => text.leftOut && !settled.has(text.file));
  if (leftOut.length > 0) {
    const reasons = [...new Set(leftOut.map((text) => text.leftOut))].join("; ");
    return state("translation", leftOut, `${textsAre(leftOut)} left out of a release: ${reasons}`, twoPeople);
  }
  const holds = (on: string) => on <= day && addYears(on, 1) >= day;
  const done = last && last.on <= day ? last : undefined;
  const review = done && `${done.by} reviewed it on ${readableDay(done.on)}`;
  if (done && (group.isLanguage || holds(done.on))) {
    const changed = group.texts.filter(
      ({ id, fingerprint, own, leftOut: why }) =>
        done.texts[id] !== fingerprint && !why && !(own && holds(own.on) && own.on >= done.on),
    );
    const names = `${textsAre(changed)} new or changed since ${review}: ${namesOf(changed)}`;
    return state("changed", changed, changed.length > 0 ? names : `${review}`, sometime);
  }
  const open = group.isLanguage ? [] : group.texts.filter(({ own }) => !own || !holds(own.on));
  const write = `${group.reader} reads ${open.length === 1 ? "this text" : `these ${open.length} texts`}, and you record it.`;
  const without = group.texts.filter((text) => text.leftOut);
  const why = without.length > 0 ? `the site goes live without ${texts(without)}` : "each text names who reviewed it";
  if (open.length === 0) return state("unreviewed", open, why, write);
  if (done) return state("old-review", open, `${review}, more than 12 months ago`, write);
  if (open.every(({ own }) => own && own.on <= day))
    return state("old-review", open, `${textsAre(open)} reviewed more than 12 months ago`, write);
  const general = open.filter(({ isGeneral }) => isGeneral).length;
  const more = general > 0 ? `, ${general} of them known only from general knowledge` : "";
  const future = last ? `. The review is recorded for a day to come, ${readableDay(last.on)}` : "";
  return state("unreviewed", open, `nobody has reviewed ${texts(open)}${more}${future}`, write);
}

const twoPeople =
  "One person translates, another one checks, and each text names both; docs/languages.md says how. To go live without them, write “Settled by” and “Settled on” under “The pages and tools in other languages”.";

const sometime = "When the group is read again, record it. Until then this keeps nothing from going live.";

const texts = ({ length }: readonly unknown[]) => (length === 1 ? "1 text" : `${length} texts`);
const textsAre = (all: readonly unknown[]) => `${texts(all)} ${all.length === 1 ? "is" : "are"}`;

/** The most names in one sentence. */
const most = 8;

function namesOf(all: readonly ReviewedText[]): string {
  const names = all.slice(0, most).map(({ name }) => `“${name}”`);
  return [...names, ...(all.length > most ? [`and ${all.length - most} more`] : [])].join(", ");
}

/**
 * `reviews.yaml` with a review of a group as its texts are now; it takes the place of an earlier one.
 * @param text the file
 * @param on the day, `YYYY-MM-DD`
 */
export function withReview(text: string, group: ReviewGroup, { by, on }: { by: string; on: string }): string {
  const document = parseDocument(text);
  const list = document.contents;
  if (!isSeq(list)) throw new Error(`${reviewsFile} is no list. Write “[]” for an empty one.`);
  const prints = Object.fromEntries(group.texts.map(({ id, fingerprint }) => [id, fingerprint]));
  const review = { id: group.id, what: group.title, by, on, texts: prints };
  const place = (list.toJSON() as { id: string }[]).findIndex(({ id }) => id === group.id);
  list.flow = false;
  if (place < 0) document.addIn([], document.createNode(review));
  // Field by field: the comment at the top of the file belongs to the first review.
  else for (const [key, value] of Object.entries(review)) document.setIn([place, key], document.createNode(value));
  return document.toString({ lineWidth: 0 });
}
