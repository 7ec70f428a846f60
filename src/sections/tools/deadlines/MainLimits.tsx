import { partyNames } from "#domain/deadline-text.ts";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import type { Point } from "#schemas/guidance.ts";
import { HowDaysCount } from "#sections/HowDaysCount.tsx";
import { LimitTable } from "./LimitTable.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./MainLimits.module.css";

type Props = {
  rules: readonly DeadlineRule[];
  /** How the days are counted. */
  counting: readonly Point[];
  /** What no table of No-Fault limits holds. */
  suing: string;
  /** What the law gives without naming a day. */
  untimed: readonly Point[];
};

const groups: readonly { who: string; holds: (rule: DeadlineRule) => boolean }[] = [
  { who: partyNames.you, holds: ({ who, concerns }) => who === "you" && !concerns },
  { who: "You, in some cases", holds: ({ who, concerns }) => who === "you" && concerns !== undefined },
  { who: partyNames.practice, holds: ({ who }) => who === "practice" },
  { who: partyNames.insurer, holds: ({ who }) => who === "insurer" },
];

/** The limits as text, for readers who do not or cannot use the tool; folded while the tool shows a reader’s own dates. */
export function MainLimits({ rules, counting, suing, untimed }: Props) {
  return (
    <Section id="limits" title="The main No-Fault limits">
      <details className={styles.limits}>
        <summary>Show the table</summary>
        <Stack>
          <HowDaysCount variant="row" counting={counting} suing={suing} />
          <LimitTable
            caption="Main time limits after a crash in New York"
            groups={groups.map(({ who, holds }) => ({ who, rules: rules.filter(holds) }))}
          />
          <Text variant="small" tone="soft">
            {untimed.map(({ text }) => text).join(" ")}
          </Text>
        </Stack>
      </details>
    </Section>
  );
}
