import { deadlineTime } from "#tools/rule-text.ts";
import { routes } from "#routes.ts";
import type { DeadlineRule } from "#tools/rule-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import { HowDaysCount } from "#tools/HowDaysCount.tsx";
import { ToolStrip } from "#tools/ToolStrip.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  rules: readonly DeadlineRule[];
  /** How the days are counted. */
  counting: readonly Point[];
  /** Limits that the table leaves out. */
  suing: string;
  otherLimits: string;
  /** The scope of the rules, and who reviewed them or a note that there is no reviewer yet. */
  note: string;
};

/** The main time limits for patients, how days are counted, and a link to the others. */
export function TimeLimits({ rules, counting, suing, otherLimits, note }: Props) {
  return (
    <Section id="time-limits" title="What you must do, and how soon">
      <Columns split="8-4">
        <Stack gap="wide">
          <DescriptionList
            items={rules
              .filter(({ table }) => table)
              .map((rule) => ({
                id: rule.id,
                title: (
                  <>
                    {deadlineTime(rule)} <small>from {rule.from}</small>
                  </>
                ),
                text: `${rule.what}.`,
              }))}
          />
          <Text>
            {otherLimits}{" "}
            <a href={`${routes.claim}#limits`}>
              <NoBreakText>See the main No-Fault limits and where they are written</NoBreakText>
            </a>
            .
          </Text>
          <Text variant="small" tone="soft">
            {note}
          </Text>
        </Stack>
        <HowDaysCount counting={counting} suing={suing} />
      </Columns>
      <ToolStrip />
    </Section>
  );
}
