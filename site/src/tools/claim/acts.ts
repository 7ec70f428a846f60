import { filledIn } from "#content/filled-in.ts";
import type { Advice, Step } from "./advise.ts";
import type { ClaimData } from "./claim-texts.ts";
import { byDay, isOldSuit, workNotices } from "./order.ts";

/** Within so many days a second act stands beside the first one. */
const besideWithin = 30;

/** What to do next; beside it what is due soon, late, or on the same day as the letter; and all after that. */
export function actsOf({ steps }: Pick<Advice, "steps">): { next?: Step; also?: Step; then: Step[] } {
  const [next, ...others] = steps;
  const also = others.find(({ id, due }) => due && (due.left <= besideWithin || workNotices.includes(id)));
  return { ...(next && { next }), ...(also && { also }), then: others.filter((step) => step !== also) };
}

/** Within so many days what may be this person’s stands with the next act. */
const urgentWithin = 7;

/**
 * What may be this person’s: what is due within days, or today, and the rest. Each has what is still open first, the
 * soonest before the others, and then what has passed.
 */
export function maybeOf({ maybe }: Pick<Advice, "maybe">): { urgent: Step[]; rest: Step[] } {
  const isPassed = ({ due }: Step) => due !== undefined && due.left < 0;
  const isUrgent = (step: Step) => step.due !== undefined && !isPassed(step) && step.due.left <= urgentWithin;
  const sorted = [...maybe.filter((step) => !isPassed(step)).sort(byDay), ...maybe.filter(isPassed).sort(byDay)];
  return { urgent: sorted.filter(isUrgent), rest: sorted.filter((step) => !isUrgent(step)) };
}

/** The title of a step: another once its day has passed, and for several letters. */
export function actTitle(step: Step, advice: Advice, data: ClaimData): string {
  const title = stepTitle(step, data);
  if (title === saidOf(step, data)?.lateTitle) return title;
  const letters = lettersOf(step, advice, data).filter(({ isSure }) => isSure);
  return letters.length > 1 ? filledIn(data.labels.act.several, { number: letters.length }) : title;
}

/** The title of a step by itself: another once its day has passed and it is not done. */
export function stepTitle(step: Step, data: Pick<ClaimData, "steps" | "limits">): string {
  const { title, lateTitle } = saidOf(step, data) ?? {};
  return (isLate(step) && lateTitle) || (title ?? data.limits.find(({ id }) => id === step.id)?.what ?? "");
}

const isLate = (step: Step): boolean =>
  !step.done && ((step.due !== undefined && step.due.left < 0) || isOldSuit(step));

/** What is said of a step: one of the reader’s; nothing for the duties of others. */
export const saidOf = ({ id }: { id: string }, { steps }: Pick<ClaimData, "steps">) =>
  steps.find((one) => one.id === id);

/** The steps that are a letter to the insurer. */
export const letterSteps: readonly string[] = ["noticeLimit", "lateReason"];

/** Whom the letter of a step goes to, in order; none for a step without a letter. */
export function lettersOf({ id }: { id: string }, { addressees }: Advice, data: ClaimData) {
  if (!letterSteps.includes(id)) return [];
  return addressees.flatMap((one) => {
    const texts = data.addressees.find((other) => other.id === one.id);
    return texts?.letter ? [{ ...texts, isSure: one.isSure }] : [];
  });
}
