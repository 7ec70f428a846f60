import type { Comparison } from "./comparison-schema.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { Table } from "#ui/tables/Table.tsx";

/** The fourth answer as a table that compares the two kinds of evaluation. */
export function EvaluationComparison({ lead, rows }: { lead: string; rows: readonly Comparison[] }) {
  return (
    <BesideSection id="comparison" variant="ruled" split="4-8" title="Two evaluations, side by side" lead={lead}>
      <Table
        caption="A treating evaluation and an independent medical examination, compared"
        heads={["What differs", "Treating evaluation", "Independent medical examination (IME)"]}
        rows={rows.map(({ id, aspect, treating, ime }) => ({ id, name: aspect, cells: [treating, ime] }))}
      />
    </BesideSection>
  );
}
