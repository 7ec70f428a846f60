import type { AllFacts } from "#schemas/facts.ts";
import { InShort } from "#sections/InShort.tsx";
import { MarginFacts } from "#ui/MarginFacts.tsx";

/** The answer for most people, before any question. */
export function WhoPaysInShort({ facts }: { facts: AllFacts }) {
  return (
    <InShort
      points={[
        "In a car: ask the insurer of the car you were in.",
        "On foot or on a bicycle: ask the insurer of the vehicle that hit you.",
        "At work: workers’ compensation comes first.",
        "No such insurer: a car policy at home, and then the state’s accident fund.",
        "You need not know who was at fault.",
      ]}
    >
      <MarginFacts
        facts={[
          { value: facts.noticeLimit, meaning: "from the crash for written notice to the No-Fault insurer" },
          { value: facts.policeReport, meaning: "to tell the police when the driver fled" },
        ]}
      />
    </InShort>
  );
}
