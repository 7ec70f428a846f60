import { ClearingTrace } from "./ClearingTrace.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";

const parts = [
  {
    id: "history",
    title: "History",
    text: "What happened, what you felt then, and what you feel now. Earlier injuries count too.",
  },
  {
    id: "exam",
    title: "Exam",
    text: "What can be seen, measured and repeated: strength, feeling, reflexes, balance.",
  },
  {
    id: "test",
    title: "Test",
    text: "Only where the symptoms or the exam give a reason. Normal results are reported too.",
  },
  {
    id: "reasoning",
    title: "Reasoning",
    text: "What fits together, what does not, and what cannot be known.",
  },
];

const result = {
  id: "report",
  title: "One report",
  text: "It names all four parts, so that others can check each one.",
};

/** How a finding is made: no part is enough alone, and each makes the picture clearer. */
export function Findings() {
  return (
    <Section id="findings" variant="scale">
      <SectionHead
        section="findings"
        title="What goes into a finding"
        lead="No part is enough alone. Each one makes the picture clearer."
        arrange="split"
      />
      <ClearingTrace
        parts={parts}
        result={result}
        caption="An illustration: averaging makes a small wave measurable. It may be normal."
      />
    </Section>
  );
}
