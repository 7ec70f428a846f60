import { filledIn } from "#content/filled-in.ts";
import { withForms } from "#languages/plurals.ts";
import { daysBetween } from "#practice/calendar-days.ts";
import { shortDay } from "#practice/day.ts";
import { saidOf } from "./acts.ts";
import type { Advice, Step } from "./advise.ts";
import type { Claim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { plainDay } from "./day-words.ts";
import { placedLabels, textWidth, type Label, type Mark, type MarkKind } from "./line-labels.ts";
import type { ClaimLabels } from "./texts-schema.ts";
import { isMourning, visitDay } from "./visit-kind.ts";

/** A length under the line, from and to in percent. */
export type Measure = { from: number; to: number; text: string; anchor: Label["anchor"]; isDashed: boolean };

/** The line: its marks, the places at which it breaks, and the time that is left. */
export type ClaimLineMarks = { marks: Mark[]; breaks: number[]; measure?: Measure };

/** A mark before it has a place: its day, and its texts, the preferred one first. */
export type Dated = { kind: MarkKind; day: string; texts: string[] };

/** In percent: the crash, the next act on a line without a break, and the last mark at most. */
const places = { crash: 3.8, act: 78, last: 93, breakAt: 14, firstAfterBreak: 26 };
/** In pixels: between two marks; the last day for notice may be nearer to the act. */
export const gap = 64;
const limitGap = 19;
/** From so many pixels on, labels are long. */
const wide = 860;
/** Another act is on the line if it is due within so many days. */
const near = 30;

/** Left out first, where there is no room for all of them. */
const lessNeeded: readonly MarkKind[] = ["since", "limit", "other", "visit"];

export type LineInput = { claim: Claim; advice: Advice; today: string; data: Pick<ClaimData, LineData> };
type LineData = "labels" | "limits" | "steps" | "language";

/**
 * The claim as a line: the crash, today, what to do next, the last day for written notice and the exam. It is to scale
 * from the crash to the next act. Where marks would be nearer than `gap`, it breaks after the crash, and the last days
 * are spread.
 * @param width of the line in pixels, at least; on a wider one labels have more room
 */
export function lineMarks(input: LineInput, width: number): ClaimLineMarks {
  const { claim, data } = input;
  const { limit = 0 } = data.limits.find(({ id }) => id === "noticeLimit") ?? {};
  if (!claim.crash) return emptyLine({ labels: data.labels.line, limit }, width);
  const dated = datedMarks(input, claim.crash, width >= wide);
  const scaled = toScale(dated, claim.crash, width);
  const { places: at, breaks } = scaled ?? spread(dated, width);
  const marks = dated.flatMap(({ kind }) => {
    const x = at.get(kind);
    return x === undefined ? [] : [{ kind, x }];
  });
  const texts = new Map(dated.map((mark) => [mark.kind, mark.texts]));
  const measure = measureOf(input, marks, width);
  return { marks: placedLabels(marks, texts, width), breaks, ...(measure && { measure }) };
}

/** What the line says before there is a day, and the days of the limit for written notice. */
export type EmptyLine = { labels: ClaimLabels["line"]; limit: number };

/** The line before a day is known: the time for written notice. */
export function emptyLine({ labels, limit }: EmptyLine, width: number): ClaimLineMarks {
  const marks: Mark[] = [
    { kind: "crash", x: places.crash },
    { kind: "limit", x: places.act },
  ];
  const texts = new Map<MarkKind, string[]>([
    ["crash", [labels.crash]],
    ["limit", [filledIn(labels.limit, { day: limit })]],
  ]);
  const whole = measure(places.crash, places.act, labels.whole, width);
  return { marks: placedLabels(marks, texts, width), breaks: [], ...(whole && { measure: whole }) };
}

/** What is on the line, in order; one mark for today and an act of today. */
function datedMarks({ claim, advice, today, data }: LineInput, crash: string, isWide: boolean): Dated[] {
  const { labels, language } = data;
  const says = labels.line;
  const [next, ...others] = advice.steps;
  const act = next && actDay(next, today);
  const notice = advice.steps.find(({ id, since }) => id === "noticeLimit" && since);
  const limitDay = notice?.due?.limit;
  const limitText = filledIn(says.limit, { day: limitDay ? daysBetween(crash, limitDay) : "" });
  const other = others.find(({ due, isSure }) => {
    const left = due ? daysBetween(today, due.act) : -1;
    return isSure && left > 0 && left <= near && due?.act !== act;
  });
  const visit = visitDay(today);
  const named = (step: Step) => saidOf(step, data)?.short ?? "";
  const short = (day: string) => shortDay(day, language);
  const otherTexts = (what: string, day: string) => (what ? [filledIn(says.other, { what, day })] : []);
  const marks: (Dated | undefined | false)[] = [
    { kind: "crash", day: crash, texts: [says.crash] },
    act !== today && today !== crash && { kind: "today", day: today, texts: [says.today] },
    next?.since !== undefined &&
      next.since > crash && { kind: "since", day: next.since, texts: sinceTexts(next.since, data) },
    act !== undefined && {
      kind: "act",
      day: act,
      texts:
        act === today
          ? [says.today]
          : limitDay === act
            ? [limitText]
            : next?.id === "noticeLimit"
              ? []
              : [named(next as Step)],
    },
    limitDay !== undefined && limitDay !== act && { kind: "limit", day: limitDay, texts: [limitText] },
    next?.due?.state === "grace" && next.due.may !== undefined && next.due.may !== today
      ? { kind: "may", day: next.due.may, texts: [short(next.due.may)] }
      : undefined,
    other?.due && {
      kind: "other",
      day: other.due.act,
      texts: [...otherTexts(named(other), short(other.due.act)), short(other.due.act)],
    },
    !isMourning(claim) && {
      kind: "visit",
      day: visit,
      texts: [...(isWide ? [filledIn(says.visitBy, { day: short(visit) })] : []), says.visit],
    },
  ];
  return marks
    .filter((mark): mark is Dated => typeof mark === "object")
    .sort((one, two) => one.day.localeCompare(two.day, "en"));
}

const sinceTexts = (day: string, { labels, language }: LineInput["data"]) => [
  filledIn(labels.line.from, { day: shortDay(day, language) }),
];

/** The day of the next act on the line: what is overdue is to be done today; none without a day. */
function actDay({ due, when }: Step, today: string): string | undefined {
  if (!due) return when === "now" ? today : undefined;
  return due.left < 0 ? today : due.act;
}

type Placed = { places: Map<MarkKind, number>; breaks: number[] };

/** To scale from the crash to the next act, if there is room for all marks. */
function toScale(dated: readonly Dated[], crash: string, width: number): Placed | undefined {
  const act = dated.find(({ kind }) => kind === "act");
  const days = act ? daysBetween(crash, act.day) : 0;
  if (days <= 0) return undefined;
  const at = ({ day }: Dated) => places.crash + (daysBetween(crash, day) / days) * (places.act - places.crash);
  const fits = dated.every((mark, index) => {
    const before = dated[index - 1];
    if (at(mark) > places.last) return false;
    if (!before) return true;
    const isLimit = mark.kind === "limit" && before.kind === "act";
    return ((at(mark) - at(before)) / 100) * width >= (isLimit ? limitGap - 1 : gap);
  });
  return fits ? { places: new Map(dated.map((mark) => [mark.kind, at(mark)])), breaks: [] } : undefined;
}

/** Evenly after a break behind the crash; its limit is beside its act. */
function spread(dated: readonly Dated[], width: number): Placed {
  const room = ((places.last - places.firstAfterBreak) / 100) * width;
  const isBeside = (mark: Dated, all: readonly Dated[]) =>
    mark.kind === "limit" && all[all.indexOf(mark) - 1]?.kind === "act";
  const ownPlace = (all: readonly Dated[]) => all.filter((mark) => mark.kind !== "crash" && !isBeside(mark, all));
  let kept = dated;
  for (const kind of lessNeeded)
    if (ownPlace(kept).length > 1 && room / (ownPlace(kept).length - 1) < gap)
      kept = kept.filter((mark) => mark.kind !== kind);
  const own = ownPlace(kept);
  const step = Math.min(26, (places.last - places.firstAfterBreak) / Math.max(1, own.length - 1));
  const at = new Map<MarkKind, number>([["crash", places.crash]]);
  for (const [index, { kind }] of own.entries()) at.set(kind, places.last - step * (own.length - 1 - index));
  const beside = kept.find((mark) => isBeside(mark, kept));
  if (beside) at.set("limit", (at.get("act") ?? 0) + (limitGap / width) * 100);
  const first = at.get(own[0]?.kind ?? "crash") ?? places.last;
  return { places: at, breaks: own[0] ? [Math.max(places.breakAt, (places.crash + first) / 2)] : [] };
}

/** The time that is left: to the act or, once its limit has passed, to the day on which it may still count. */
function measureOf(
  { advice, claim, today, data }: LineInput,
  marks: readonly Mark[],
  width: number,
): Measure | undefined {
  const { labels, language } = data;
  const due = advice.steps[0]?.due;
  const at = (kind: MarkKind) => marks.find((mark) => mark.kind === kind)?.x;
  const now = at("today") ?? (today === claim.crash ? at("crash") : undefined);
  const act = at("act");
  if (due?.state === "grace") {
    const may = at("may");
    return measure(act, may ?? act, labels.line.grace, width, true);
  }
  if (!due || due.left < 0) return undefined;
  if (due.left === 0) return measure(act, act, labels.line.due, width);
  const text = withForms(labels.line.left, { days: String(due.left) }, language);
  return measure(now, act, filledIn(text, { day: plainDay(due.act, today, data).replaceAll("\u00a0", " ") }), width);
}

function measure(from: number | undefined, to: number | undefined, text: string, width: number, isDashed = false) {
  if (from === undefined || to === undefined) return undefined;
  const half = textWidth(text) / 2;
  const middle = (((from + to) / 2) * width) / 100;
  const anchor = middle - half < 0 ? "start" : middle + half > width ? "end" : "middle";
  return { from, to, text, anchor, isDashed } as const;
}
