import type { Example } from "#ui/Example.ts";
import { SampleForm } from "./SampleForm.tsx";

/** Examples of `SampleForm` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "a marked form",
    element: (
      <SampleForm
        title="Name of the form"
        code="AB-1"
        rows={[
          { fields: ["Name", "Number"], mark: 1 },
          { fields: ["A reason", "Another reason"], mark: 2, variant: "boxes" },
          { fields: ["Received"], mark: 3, variant: "hand" },
        ]}
        back="Back of the form"
        caption="Sample, not a real form."
      />
    ),
  },
  {
    name: "questions with boxes, without a back",
    element: (
      <SampleForm
        title="Name of the form"
        code="Part of AB-2"
        rows={[{ question: "A question?", fields: ["Yes", "No"], mark: 1, variant: "choice" }]}
        caption="Sample, not a real form."
      />
    ),
  },
];
