import { countFirst } from "#practice/number-words.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Benefit } from "#home/benefit-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";
import { Points } from "#ui/lists/Points.tsx";

type Props = {
  /** Only claims that can be verified on a report. */
  reasons: readonly Benefit[];
  independence: readonly Point[];
};

/** Why to choose the practice; below it what keeps a report independent, and where the opinion of a physician ends. */
export function Reasons({ reasons, independence }: Props) {
  return (
    <Section id="reasons">
      <Columns split="4-8">
        <Stack sticky>
          <h2 id="reasons-title">{`${countFirst(reasons.length)} reasons to choose the practice`}</h2>
        </Stack>
        <Stack>
          <NumberedMargin items={reasons} />
          <Points
            title="What keeps a report independent"
            ruled
            items={independence.map(({ title, text }) => (
              <>
                <b>{title}.</b> {text}
              </>
            ))}
          />
        </Stack>
      </Columns>
    </Section>
  );
}
