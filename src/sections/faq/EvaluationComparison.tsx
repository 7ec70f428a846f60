import type { Comparison } from "#schemas/listed.ts";
import { BesideSection } from "#sections/BesideSection.tsx";
import { Table } from "#ui/tables/Table.tsx";

/** The fourth answer as a table that compares the two kinds of evaluation. */
export function EvaluationComparison({ rows }: { rows: readonly Comparison[] }) {
  return (
    <BesideSection
      id="comparison"
      variant="sunk"
      split="4-8"
      title="Two evaluations, side by side"
      lead="One is care for you. The other is an opinion for someone else."
    >
      <Table
        caption="A treating evaluation and an independent medical examination, compared"
        heads={["What differs", "Treating evaluation", "Independent medical examination (IME)"]}
        rows={rows.map(({ id, aspect, treating, ime }) => ({ id, name: aspect, cells: [treating, ime] }))}
      />
    </BesideSection>
  );
}
