import type { ComponentProps } from "react";
import { sentences } from "./deadline-text.ts";
import type { DeadlineRule } from "./rule-schema.ts";
import type { DeadlineTexts } from "./texts-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import { HowDaysCount } from "#tools/HowDaysCount.tsx";
import { LimitTable } from "./LimitTable.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./MainLimits.module.css";

type Props = {
  rules: readonly DeadlineRule[];
  /** How the days are counted. */
  counting: ComponentProps<typeof HowDaysCount>["counting"];
  /** Limits that the tables leave out. */
  suing: string;
  /** Limits without a fixed day. */
  untimed: readonly Pick<Point, "text">[];
  texts: DeadlineTexts;
};

/** The limits as text, as an alternative to the tool; folded while the tool shows a result. */
export function MainLimits({ rules, counting, suing, untimed, texts }: Props) {
  const { table, limit } = texts;
  const of = (party: DeadlineRule["who"], isForSome = false) =>
    rules.filter(({ who, concerns }) => who === party && (concerns !== undefined) === isForSome);
  return (
    <Section id="limits" title={table.title}>
      <details className={styles.limits}>
        <summary>{table.open}</summary>
        <Stack>
          <HowDaysCount variant="row" title={table.counting} counting={counting} suing={suing} />
          <LimitTable
            groups={[
              { who: limit.you, rules: of("you") },
              { who: table.some, rules: of("you", true) },
              { who: limit.practice, rules: of("practice") },
              { who: limit.insurer, rules: of("insurer") },
            ]}
            texts={texts}
          />
          <Text variant="small" tone="soft">
            {sentences(...untimed.map(({ text }) => text))}
          </Text>
        </Stack>
      </details>
    </Section>
  );
}
