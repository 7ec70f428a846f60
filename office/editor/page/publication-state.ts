import type { PublicationState } from "#publish/api-types.ts";
import { dayAndTime } from "./day-and-time.ts";

/** Whether a publication is running. */
export function isUnderWay({ step }: PublicationState): boolean {
  return step === "building" || step === "checking" || step === "swapping";
}

/** The progress of a publication, in a sentence. */
export function stepText(state: PublicationState): string {
  switch (state.step) {
    case "idle":
      return "";
    case "building":
      return "Step 1 of 3: building the site. Visitors still see the old one.";
    case "checking":
      return "Step 2 of 3: checking the new pages. Visitors still see the old ones.";
    case "swapping":
      return "Step 3 of 3: putting the new pages online.";
    case "done":
      return state.backTo
        ? `Taken back. Visitors see the site of ${dayAndTime(state.backTo)} again.`
        : "Published. Visitors see the new pages now.";
    case "unfinished":
      return `Published, but not finished. ${state.text}`;
    case "failed":
      return `Not published; the site is as it was. ${state.text}`;
  }
}
