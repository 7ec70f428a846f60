import { onFootHref } from "#routes.ts";
import type { AllFacts } from "#schemas/facts.ts";
import { InShort } from "#sections/InShort.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Stack } from "#ui/layout/Stack.tsx";

type Props = { points: readonly string[]; facts: AllFacts };

/** The answer for most people, before any question. */
export function WhoPaysInShort({ points, facts }: Props) {
  return (
    <InShort points={points}>
      <Stack>
        <DescriptionList
          variant="facts"
          items={[
            { title: facts.noticeLimit, text: "from the crash for written notice to the No-Fault insurer" },
            { title: facts.policeReport, text: "to tell the police when the driver fled" },
          ]}
        />
        <ArrowLink href={onFootHref}>On foot, on a bicycle, or a courier</ArrowLink>
      </Stack>
    </InShort>
  );
}
