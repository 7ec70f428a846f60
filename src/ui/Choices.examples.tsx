import { Choices } from "./Choices.tsx";
import type { Example } from "./Example.ts";

const options = [
  { id: "yes", label: "Yes" },
  { id: "no", label: "No" },
];

/** Examples of `Choices` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "with one chosen",
    element: <Choices name="example-choices" legend="Were you there?" hint="Any day." options={options} chosen="no" />,
  },
  {
    name: "unanswered",
    element: (
      <Choices
        name="example-unanswered"
        legend="Were you there?"
        options={options}
        error="Choose one of these answers."
      />
    ),
  },
];
