import type { Comparison } from "#schemas/listed.ts";
import { CompareTable } from "#ui/CompareTable.tsx";
import { Section } from "#ui/Section.tsx";
import { Text } from "#ui/Text.tsx";
import styles from "./EvaluationComparison.module.css";

/** The fourth answer as a table: the two kinds of evaluation side by side. */
export function EvaluationComparison({ rows }: { rows: readonly Comparison[] }) {
  return (
    <Section id="comparison" look="sunk">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="comparison-title">Two evaluations, side by side</h2>
          <Text tone="soft">One is care for you. The other is an opinion for somebody else.</Text>
        </div>
        <CompareTable
          caption="A treating evaluation and an independent medical examination, compared"
          corner="What differs"
          columns={["Treating evaluation", "Independent medical examination (IME)"]}
          rows={rows.map(({ id, aspect, treating, ime }) => ({ id, name: aspect, cells: [treating, ime] }))}
        />
      </div>
    </Section>
  );
}
