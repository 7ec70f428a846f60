import { dayInNewYork, dayProblem, daysBetween, weekday } from "#practice/calendar-days.ts";
import { fullDay, readableDay } from "#practice/day.ts";
import { isBusinessDay, publicHoliday } from "#practice/business-days.ts";
import { dueDay, type DueDay, type TimeLimit } from "#practice/due-day.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";

/** Positions on the line, in percent of its width: the crash, the day to act by, and all later days. */
const ends = { crash: 3.8, act: 70, later: 92 };
/** Most people are seen within a week; with fewer days left than this there is no room for it on the line. */
const daysToVisit = 7;
const daysForVisit = 14;
/** A pause of this many milliseconds ends the typing of a year. */
const pause = 1000;

/** What the page gives the field, as JSON in its `data-crash`. */
export type CrashDayProps = {
  /** The time limit for written notice. */
  notice: TimeLimit;
  /** What to send once it has passed. */
  late: string;
  /** The sentences of `content/guidance/crash-day.yaml` by their ids. */
  texts: Readonly<Record<"send" | "unsent", string>>;
  /** The error texts of invalid days. */
  days: ToolFrameTexts["days"];
};

/** Turns the trace of the home page into the reader's timeline, for the day in the field and after each change. */
function start(field: HTMLInputElement) {
  const props = JSON.parse(field.dataset["crash"] as string) as CrashDayProps;
  const { notice, days } = props;
  const place = document.getElementById("day") as HTMLElement;
  const link = document.querySelector("#day + a") as HTMLAnchorElement;
  const plot = document.querySelector("[aria-labelledby=hero-plot]") as SVGElement;
  const nerve = plot.cloneNode(true);
  const hint = document.getElementById("crash-hint") as HTMLElement;
  const { textContent } = hint;
  let timer = 0;
  const show = (isWritten: boolean) => {
    clearTimeout(timer);
    const { value: accident, validity } = field;
    const today = dayInNewYork(new Date());
    const problem = dayProblem(accident, { last: today });
    const isWriting = problem === "missing" ? !isWritten || !validity.badInput : problem === "unreal" && !isWritten;
    const error = problem && !isWriting ? days[problem] : "";
    hint.textContent = error || (problem ? textContent : "");
    field.ariaInvalid = error ? "true" : null;
    if (isWriting && !isWritten) timer = window.setTimeout(show, pause, true);
    if (isWritten && !problem) return;
    plot.replaceChildren(...nerve.cloneNode(true).childNodes);
    plot.ariaHidden = problem ? null : "true";
    if (problem) {
      fill(place, []);
      return;
    }
    const due = dueDay(notice, accident, today);
    const passed = daysBetween(accident, today);
    fill(place, text(props, passed, due));
    link.hash = `crash=${accident}`;
    draw(plot, notice.limit, passed, due);
    // On a phone the answer and its button begin below the call bar.
    link.scrollIntoView({ block: "nearest" });
  };
  field.addEventListener("input", () => show(false));
  field.addEventListener("blur", () => show(true));
  show(false);
}

/** What the day means for written notice; the day to act by is large, above the legal deadline. */
function text({ late, texts, notice }: CrashDayProps, passed: number, { limit, act, left }: DueDay) {
  if (left < 0) return [`Day ${notice.limit}, ${fullDay(limit)}, has passed. `, `${texts.unsent} `, late];
  const time = left === 0 ? "today" : left === 1 ? "tomorrow" : `in ${left}\u00a0days`;
  const byLaw = ` The last day by law, day\u00a0${notice.limit}, is ${because(limit)}: ${withoutYear(readableDay(limit))}.`;
  return [
    `Today is day ${passed}. ${texts.send} `,
    `${withoutYear(fullDay(act))} `,
    `That’s ${time}.${isBusinessDay(limit) ? "" : byLaw}`,
  ];
}

/** Why a day is no business day. */
function because(day: string): string {
  const holiday = publicHoliday(day);
  return holiday ? `a public holiday (${holiday})` : weekday(day) === 0 ? "a Sunday" : "a Saturday";
}

/** The year of a day in the coming weeks is redundant. */
const withoutYear = (day: string) => day.replace(/, \d+$/, "");

/** Fills the lines of the answer into existing elements, which the styles of the page rely on. */
function fill(place: Element, lines: readonly string[]) {
  for (const [index, line] of [...place.children].entries()) line.textContent = lines[index] ?? "";
}

/**
 * Draws the day with the parts of the nerve response (`home/HeroPlot.tsx`), in order: the stimulus is the
 * crash, the latency is the time left for notice or, once it has passed, the time given for it, the ring of the peak
 * moves to today, and the peak is removed.
 */
function draw(plot: SVGElement, limit: number, passed: number, due: DueDay) {
  const next = due.left < 0 ? undefined : due;
  const left = next?.left ?? 0;
  const today = next ? ends.crash + (passed / (passed + left || 1)) * (ends.act - ends.crash) : ends.later;
  const from = next ? today : ends.crash;
  const at = `${today}%`;
  const [curve, crash, wait, act, ring, label] = [...plot.querySelectorAll(":scope > svg")] as SVGElement[];
  for (const height of curve?.querySelectorAll("path:not(:last-child)") ?? []) height.remove();
  curve?.querySelector("path")?.setAttribute("d", "M-3000 400H18M31 400H4000");
  write(crash, "Crash");
  const time = next
    ? `${left} ${left === 1 ? "day" : "days"} left, to ${withoutYear(readableDay(next.act))}`
    : `${limit} days`;
  write(wait, time)?.setAttribute("x", `${(from + ends.act) / 2}%`);
  const measure = wait?.querySelector("line");
  measure?.setAttribute("x1", `${from}%`);
  measure?.setAttribute("x2", `${ends.act}%`);
  place(act, `${ends.act}%`);
  const day = act?.querySelector("circle");
  day?.setAttribute("r", "3.5");
  if (day) day.style.strokeWidth = "7";
  place(ring, at);
  place(label, at);
  // Above the line there is only the crash.
  const text = write(label, next ? "Today" : `Day ${passed}`);
  const isEarly = today < ends.act / 4;
  text?.setAttribute("x", isEarly ? "18" : "0");
  text?.setAttribute("y", "-16");
  text?.setAttribute("text-anchor", isEarly ? "start" : "middle");
  if (crash && left >= daysForVisit) plot.append(visit(crash, today + (daysToVisit / left) * (ends.act - today)));
}

/** The visit, as on the claim page: the nerve’s answer, a small wave with a ring, made of the parts of the crash. */
function visit(crash: SVGElement, at: number): Node {
  const wave = crash.cloneNode(true) as SVGElement;
  const line = wave.querySelector("path") as SVGPathElement;
  const ground = line.cloneNode() as SVGPathElement;
  ground.setAttribute("d", "M-17 0h34");
  ground.style.stroke = "var(--color-paper)";
  ground.style.strokeWidth = "8";
  line.before(ground);
  line.setAttribute("d", "M-18 0C-9 0-9-24 0-24S9 0 18 0");
  const text = write(wave, "Visit");
  text?.setAttribute("x", "0");
  text?.setAttribute("y", "-34");
  text?.setAttribute("text-anchor", "middle");
  place(wave, `${at}%`);
  return wave;
}

function place(part: SVGElement | undefined, at: string) {
  part?.setAttribute("x", at);
  part?.setAttribute("y", "100%");
}

function write(part: SVGElement | undefined, text: string) {
  const place = part?.querySelector("text");
  if (place) place.textContent = text;
  return place;
}

// The page loads this when its field is first used.
start(document.getElementById("crash") as HTMLInputElement);
