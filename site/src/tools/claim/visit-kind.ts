import { addDays } from "#practice/calendar-days.ts";
import { saidOf } from "./acts.ts";
import type { Step } from "./advise.ts";
import type { Claim } from "./claim.ts";
import type { View } from "./view.ts";

/** Someone died: nothing is said of an exam. */
export const isMourning = ({ also, death }: Pick<Claim, "also" | "death">): boolean =>
  death !== undefined || (also !== "unsure" && (also?.includes("death") ?? false));

/** The day by which most people are seen. */
export const visitDay = (today: string): string => addDays(today, 7);

/** How the exam is spoken of; not at all if someone died. */
export function visitKind(
  { claim, data }: Pick<View, "claim" | "data">,
  next: Step | undefined,
): "early" | "late" | "fund" | "denial" | undefined {
  if (isMourning(claim)) return undefined;
  if (claim.denial || claim.denialCame) return "denial";
  if (next?.id === "noticeLimit" && next.due && next.due.left < 0) return "late";
  return next && saidOf(next, data)?.conditions ? "fund" : "early";
}
