import type { Benefit } from "#schemas/listed.ts";
import { NumberedMargin } from "#ui/NumberedMargin.tsx";
import { Section } from "#ui/Section.tsx";
import { Text } from "#ui/Text.tsx";
import { Words } from "#ui/Words.tsx";
import styles from "./Reasons.module.css";

type Props = { reasons: readonly Benefit[] };

/** Why a law firm may choose the practice: no claim to be better than others, only what a report can be held to. */
export function Reasons({ reasons }: Props) {
  return (
    <Section id="reasons">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="reasons-title">Five reasons to choose the practice</h2>
          <Text tone="soft">Each one is something you can hold a report to.</Text>
        </div>
        <NumberedMargin items={reasons.map(({ id, title, text }) => ({ id, title, text: <Words>{text}</Words> }))} />
      </div>
    </Section>
  );
}
