import { routes } from "#routes.ts";
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
            If you were working for an employer, workers’ compensation pays first. Driving for work counts. For an app
            or a livery base it can be different: see <a href={routes.whoPays}>Who pays?</a>
          </Text>
          <MarkList
            items={[
              `Give the No-Fault insurer written notice within ${facts.noticeLimit} too, to be safe.`,
              "Tell every doctor whether you were working when it happened.",
              "See a doctor whom the Workers’ Compensation Board has authorized, except in an emergency.",
              "Pay nothing for covered care, and do not use your health insurance for it.",
              "Does that insurer dispute the claim? Tell the No-Fault insurer and us at once, and ask an attorney.",
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
