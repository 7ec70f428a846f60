import { hrefWithAnswers } from "#tools/answers-in-fragment.ts";
import { dayInNewYork, dayProblem, daysBetween } from "#practice/calendar-days.ts";
import { fullDay, readableDay } from "#practice/day.ts";
import { dayToAct, deadlinesFor, type Deadline, type ToolRule } from "./no-fault-deadlines.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";

/** Positions on the line, in percent of its width: the crash, the day to act by, and all later days. */
const ends = { crash: 3.8, act: 70, later: 92 };
/** A pause of this many milliseconds ends the typing of a year. */
const pause = 1000;

/** What the page gives the field, as JSON in its `data-crash`. */
export type CrashDayProps = {
  /** Only the time limit for written notice. */
  rules: readonly ToolRule[];
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
  const { rules, days } = props;
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
    const [deadline] = deadlinesFor({ accident, later: {} }, rules, today);
    const passed = daysBetween(accident, today);
    const act = deadline && dayToAct(deadline);
    fill(place, text(props, passed, deadline));
    link.href = hrefWithAnswers(link.pathname, { accident });
    draw(plot, limitOf(props), passed, act && act.daysLeft >= 0 ? act : undefined);
    // On a phone the answer and its button begin below the call bar.
    link.scrollIntoView({ block: "nearest" });
  };
  field.addEventListener("input", () => show(false));
  field.addEventListener("blur", () => show(true));
  show(false);
}

const limitOf = ({ rules }: CrashDayProps) => rules[0]?.limit ?? 0;

/** What the reader's day means for written notice; the day to act by is large, above the legal deadline. */
function text(props: CrashDayProps, passed: number, deadline: Deadline | undefined) {
  const { late, texts } = props;
  const limit = limitOf(props);
  if (!deadline || deadline.daysLeft < 0)
    return [`Day ${limit}${deadline ? `, ${fullDay(deadline.day)},` : ""} has passed. `, `${texts.unsent} `, late];
  const { day, closed } = deadline;
  const { day: act, daysLeft: left } = dayToAct(deadline);
  const time = left === 0 ? "today" : left === 1 ? "tomorrow" : `in ${left}\u00a0days`;
  const byLaw = ` The last day by law, day\u00a0${limit}, is ${closed?.because ?? ""}: ${withoutYear(readableDay(day))}.`;
  return [
    `Today is day ${passed}. ${texts.send} `,
    `${withoutYear(fullDay(act))} `,
    `That is ${time}.${act === day ? "" : byLaw}`,
  ];
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
function draw(plot: SVGElement, limit: number, passed: number, next: ReturnType<typeof dayToAct> | undefined) {
  const left = next?.daysLeft ?? 0;
  const today = next ? ends.crash + (passed / (passed + left || 1)) * (ends.act - ends.crash) : ends.later;
  const from = next ? today : ends.crash;
  const at = `${today}%`;
  const [curve, crash, wait, act, ring, label] = [...plot.querySelectorAll(":scope > svg")] as SVGElement[];
  for (const height of curve?.querySelectorAll("path:not(:last-child)") ?? []) height.remove();
  curve?.querySelector("path")?.setAttribute("d", "M-3000 400H18M31 400H4000");
  write(crash, "Crash");
  const time = next
    ? `${left} ${left === 1 ? "day" : "days"} left, to ${withoutYear(readableDay(next.day))}`
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
