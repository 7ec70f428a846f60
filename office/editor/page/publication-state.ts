import type { PublicationState } from "#publish/api-types.ts";
import { dayAndTime } from "./day-and-time.ts";

/** The steps of a publication in their order, as people read them. */
export const publicationSteps = {
  building: "Preparing",
  checking: "Checking",
  goingOnline: "Putting it online",
} as const;

/** Whether a publication is running. */
export function isUnderWay(state: PublicationState): state is { step: keyof typeof publicationSteps } {
  return state.step in publicationSteps;
}

/** How a publication ended, in a sentence; empty before. */
export function resultText(state: PublicationState): string {
  if (state.step === "failed") return `Not published; the site is as it was. ${state.text}`;
  if (state.step !== "done") return "";
  return state.backTo
    ? `Taken back. Visitors see the site of ${dayAndTime(state.backTo)} again.`
    : `Published on ${dayAndTime(state.at)}. Visitors see the new pages now.`;
}
