import { Fragment } from "react";
import { countFirst } from "#domain/number-words.ts";
import { marginOf, pointNamed } from "#domain/points.ts";
import type { Point } from "#schemas/guidance.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { FoldedSection } from "#ui/layout/Section.tsx";
import { SampleForm } from "#ui/graphics/SampleForm.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { lead: string; notes: readonly Point[]; ways: readonly Point[] };

/** A drawn denial with numbered notes, and the three ways to dispute it. */
export function Denial({ lead, notes, ways: points }: Props) {
  const assigned = pointNamed(points, "assigned");
  const ways = points.filter((point) => point !== assigned);
  return (
    <FoldedSection id="denial" title="If you get a denial (NF-10)" lead={lead}>
      <Stack gap="wide">
        <Columns split="7-5">
          <SampleForm
            title="Denial of Claim Form"
            code="NF-10"
            rows={[
              { fields: ["Policyholder", "Claim number", "Accident date"], mark: 1 },
              { fields: ["Bill for", "Amount not paid"], mark: 2 },
              { fields: ["Notice was late", "Not medically necessary", "Exam was missed"], mark: 3, variant: "boxes" },
              { fields: ["Received on"], mark: 4, variant: "hand" },
            ]}
            back="On the back: how to dispute"
            caption="Sample, not a real form. Gray lines mark what the insurer fills in."
          />
          <Points variant="marked" items={notes.map(named)} />
        </Columns>
        <Columns split="7-5">
          <Stack>
            <Points title={`${countFirst(ways.length)} ways to dispute`} items={ways.map(named)} />
            <Text>{assigned.text}</Text>
          </Stack>
          <DescriptionList variant="facts" items={marginOf(ways)} />
        </Columns>
      </Stack>
    </FoldedSection>
  );
}

const named = ({ id, title, text }: Point) => (
  <Fragment key={id}>
    <b>{title}</b> {text}
  </Fragment>
);
