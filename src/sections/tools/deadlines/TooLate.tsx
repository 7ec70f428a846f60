import { routes } from "#routes.ts";
import type { AllFacts } from "#schemas/facts.ts";
import { Columns } from "#ui/Columns.tsx";
import { MarkList } from "#ui/MarkList.tsx";
import { Section } from "#ui/Section.tsx";
import { Stack } from "#ui/Stack.tsx";
import { Text } from "#ui/Text.tsx";

type Props = { facts: AllFacts };

/** What helps when a date has passed, without alarm and without a promise. */
export function TooLate({ facts }: Props) {
  return (
    <Section id="late" look="sunk">
      <Columns split="5-7">
        <Stack>
          <h2 id="late-title">If a date has passed</h2>
          <Text look="lead">
            Send it all the same, with a dated letter that says why it is late.{" "}
            <a href={routes.noticeLetter}>Write the letter to the insurer</a>, or{" "}
            <a href={routes.whoPays}>find out which insurer it is</a>.
          </Text>
        </Stack>
        <MarkList
          items={[
            "Say in your own words what is true. Examples of the state: time in the hospital, an insurer not known at first, a wrong insurer.",
            "The insurer must have a fair way to look at your reason (11 NYCRR 65-3.3(e)). Nobody can promise that it is accepted.",
            "Send it by certified mail or fax, or to an email address that the insurer gave you. Keep proof.",
            `Denied for late notice? You can ask for special expedited arbitration within ${facts.lateArbitration} of the mailing of the denial.`,
            "Is MVAIC’s date over? Ask an attorney at once. A court can allow late notice in some cases, such as for a child.",
            "We are doctors, not lawyers.",
          ]}
        />
      </Columns>
    </Section>
  );
}
