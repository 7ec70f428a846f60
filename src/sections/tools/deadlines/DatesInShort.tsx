import type { AllFacts } from "#schemas/facts.ts";
import { InShort } from "#sections/InShort.tsx";
import { MarginFacts } from "#ui/MarginFacts.tsx";

type Props = { facts: AllFacts };

/** What matters most of all dates, for readers who can take in no more today. */
export function DatesInShort({ facts }: Props) {
  return (
    <InShort
      points={[
        "Write to the No-Fault insurer now. The No-Fault application (form NF-2) is the simplest way.",
        "Keep a copy, and proof that you sent it.",
        "Is a date over? Send it all the same, and say why it is late.",
      ]}
    >
      <MarginFacts
        facts={[
          { value: facts.policeReport, meaning: "to tell the police, if a driver fled" },
          { value: facts.noticeLimit, meaning: "to give the insurer written notice" },
        ]}
      />
    </InShort>
  );
}
