import type { Example } from "./Example.ts";
import { UrgentNote } from "./UrgentNote.tsx";

/** Examples of `UrgentNote` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with a number to dial",
    element: (
      <UrgentNote title="See a doctor now">
        <a href="tel:911">Call 911</a> for a seizure or slurred speech.
      </UrgentNote>
    ),
  },
];
