import { Fragment } from "react";
import { countFirst } from "#practice/number-words.ts";
import { marginOf, pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Letter } from "#tools/letters/letter-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { FoldedSection } from "#ui/layout/Section.tsx";
import { SampleForm } from "#ui/graphics/SampleForm.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  lead: string;
  /** The letters that ask the reader to act, with the denial. */
  letters: readonly Letter[];
  notes: readonly Point[];
  caption: string;
  ways: readonly Point[];
};

/** How rows of the drawn form differ from blank fields. */
const variants: Readonly<Record<string, "boxes" | "hand" | "back">> = {
  reason: "boxes",
  arrival: "hand",
  back: "back",
};

/** A drawn denial with numbered notes, and the three ways to dispute it. */
export function Denial({ lead, letters, notes, caption, ways: points }: Props) {
  const form = pointNamed(letters, "nf-10");
  const assigned = pointNamed(points, "assigned");
  const ways = points.filter((point) => point !== assigned);
  return (
    <FoldedSection id="denial" title="If you get a denial (NF-10)" lead={lead}>
      <Stack gap="wide">
        <Columns split="7-5">
          <SampleForm
            title={form.head}
            code={form.number}
            rows={notes.map(({ id, drawn = [] }) => ({ fields: drawn, variant: variants[id] }))}
            caption={caption}
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
