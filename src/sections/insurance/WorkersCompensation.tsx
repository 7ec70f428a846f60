import type { AllFacts } from "#schemas/facts.ts";
import type { Site } from "#schemas/listed.ts";
import { Columns } from "#ui/Columns.tsx";
import { GoLink } from "#ui/GoLink.tsx";
import { MarginFacts } from "#ui/MarginFacts.tsx";
import { MarkList } from "#ui/MarkList.tsx";
import { Section } from "#ui/Section.tsx";
import { Stack } from "#ui/Stack.tsx";
import { Text } from "#ui/Text.tsx";

type Props = {
  facts: AllFacts;
  /** The sister site on the subject. */
  site: Site;
};

/** For people who were working when it happened: another insurance pays first, with time limits of its own. */
export function WorkersCompensation({ facts, site }: Props) {
  return (
    <Section id="workers-compensation">
      <Columns split="8-4">
        <Stack>
          <h2 id="workers-compensation-title">Workers’ compensation: hurt while working</h2>
          <Text look="lead">
            If you were working, workers’ compensation pays first. Driving for work counts as work, too.
          </Text>
          <MarkList
            items={[
              `Give the No-Fault insurer written notice within ${facts.noticeLimit} too, to be safe.`,
              "Say at every visit that it happened at work.",
              "See a doctor whom the Workers’ Compensation Board has authorized, except in an emergency.",
              "Pay nothing for covered care, and do not use your health insurance for it.",
              "The insurer may send you to an independent medical examination (IME). That doctor does not treat you.",
            ]}
          />
          <GoLink href={site.url} external nofollow={site.nofollow}>
            Visit our {site.title} site
          </GoLink>
        </Stack>
        <MarginFacts
          facts={[
            { value: facts.employerNotice, meaning: "after the accident to tell your employer in writing" },
            { value: facts.boardClaim, meaning: "to file claim form C-3 with the Workers’ Compensation Board" },
          ]}
        />
      </Columns>
    </Section>
  );
}
