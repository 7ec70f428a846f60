import { ClearingTrace } from "./ClearingTrace.tsx";
import type { Example } from "./Example.ts";

/** Examples of `ClearingTrace` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "four parts and a report",
    element: (
      <ClearingTrace
        caption="Drawn as an illustration."
        parts={[
          { id: "a", title: "History", text: "What happened, and when." },
          { id: "b", title: "Exam", text: "What can be seen and repeated." },
          { id: "c", title: "Test", text: "Only where the exam gives a reason." },
          { id: "d", title: "Reasoning", text: "What fits together and what does not." },
        ]}
        result={{ id: "e", title: "One report", text: "It names all four." }}
      />
    ),
  },
];
