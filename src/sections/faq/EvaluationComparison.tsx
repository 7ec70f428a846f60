import type { Comparison } from "#schemas/listed.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Table } from "#ui/tables/Table.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

/** The fourth answer as a table: the two kinds of evaluation side by side. */
export function EvaluationComparison({ rows }: { rows: readonly Comparison[] }) {
  return (
    <Section id="comparison" variant="sunk">
      <Columns split="4-8">
        <Stack>
          <h2 id="comparison-title">Two evaluations, side by side</h2>
          <Text tone="soft">One is care for you. The other is an opinion for someone else.</Text>
        </Stack>
        <Table
          caption="A treating evaluation and an independent medical examination, compared"
          heads={["What differs", "Treating evaluation", "Independent medical examination (IME)"]}
          rows={rows.map(({ id, aspect, treating, ime }) => ({ id, name: aspect, cells: [treating, ime] }))}
        />
      </Columns>
    </Section>
  );
}
