import { late, rules } from "virtual:crash-day";
import { hrefWithAnswers } from "#domain/answers-in-fragment.ts";
import { dayInNewYork, dayProblem, dayProblemTexts, daysBetween } from "#domain/calendar-days.ts";
import { fullDay } from "#domain/day.ts";
import { deadlinesFor } from "#domain/no-fault-deadlines.ts";

/** Where on the line, in percent of its width, the crash, the last day for notice, and all later days are. */
const ends = { crash: 3.8, limit: 30.8, later: 92 };
const limit = rules[0]?.limit ?? 0;

let started = false;

/** Makes the trace of the home page the reader's own line, for the day in the field and each that is entered later. */
export function start(field: HTMLInputElement) {
  if (started) return;
  started = true;
  const place = document.getElementById("day") as HTMLElement;
  const plot = document.querySelector("#day ~ svg") as SVGElement;
  const nerve = plot.cloneNode(true);
  const hint = document.getElementById("crash-hint") as HTMLElement;
  const { textContent } = hint;
  const show = (isLeft: boolean) => {
    const today = dayInNewYork(new Date());
    const problem = dayProblem(field.value, { last: today });
    // A press on the link takes the focus from the field, and would miss a new link.
    if (isLeft && !problem) return;
    plot.replaceChildren(...nerve.cloneNode(true).childNodes);
    // A year that is still being written is unreal.
    const isWriting = problem === "missing" || (problem === "unreal" && !isLeft);
    const error = problem && !isWriting ? dayProblemTexts[problem] : "";
    hint.textContent = error || textContent;
    field.ariaInvalid = error ? "true" : null;
    place.replaceChildren(...(problem ? [] : text(field.value, today)));
    if (!problem) draw(plot, field.value, today);
  };
  field.addEventListener("input", () => show(false));
  field.addEventListener("blur", () => show(true));
  show(false);
}

/** What the reader's day means for written notice, and the way on to all dates. */
function text(accident: string, today: string): (Node | string)[] {
  const [deadline] = deadlinesFor({ accident, later: {} }, rules, today);
  const link = document.createElement("a");
  link.href = hrefWithAnswers("/tools/deadlines", { accident });
  link.textContent = "Show all my dates";
  return [`${sentences(daysBetween(accident, today), deadline)} `, link];
}

function sentences(passed: number, deadline: ReturnType<typeof deadlinesFor>[number] | undefined): string {
  if (!deadline || deadline.daysLeft < 0)
    return `${deadline ? `Day ${limit}, ${fullDay(deadline.day)}, has passed` : `Day ${limit} has passed`}. Written notice not sent yet? ${late}`;
  const { day, daysLeft, closed } = deadline;
  const time = daysLeft === 0 ? "today" : daysLeft === 1 ? "tomorrow" : `in ${daysLeft}\u00a0days`;
  const safer =
    closed && closed.saferDay !== day && ` That is ${closed.because}: send it by ${fullDay(closed.saferDay)}.`;
  return `Today is day ${passed}. Written notice to the insurer is due ${time}, by ${fullDay(day)}.${safer || ""}`;
}

/**
 * Draws the day with the parts of the nerve's answer (`sections/home/HeroPlot.tsx`), in their order: the stimulus is the
 * crash, the wait is the time for notice, and the ring of the peak moves to today.
 */
function draw(plot: SVGElement, accident: string, today: string) {
  const passed = daysBetween(accident, today);
  const share = passed / limit;
  const at = `${share > 1 ? ends.later : ends.crash + share * (ends.limit - ends.crash)}%`;
  const [curve, crash, wait, , ring, label] = [...plot.querySelectorAll(":scope > svg")] as SVGElement[];
  for (const height of curve?.querySelectorAll("path:not(:last-child)") ?? []) height.remove();
  write(crash, "Crash");
  write(wait, share > 1 ? `${limit} days` : `${limit - passed} days left`);
  place(ring, at);
  place(label, at);
  const text = write(label, share > 1 ? `Day ${passed}` : "Today");
  text?.setAttribute("x", "0");
  text?.setAttribute("y", share > 1 ? "-16" : "26");
  text?.setAttribute("text-anchor", share < 0.25 ? "start" : share > 0.75 && share <= 1 ? "end" : "middle");
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
