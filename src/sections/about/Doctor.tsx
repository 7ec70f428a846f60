import type { Practice } from "#schemas/practice.ts";
import type { Point } from "#schemas/guidance.ts";
import type { Site } from "#schemas/listed.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Physician } from "./Physician.tsx";

type Props = { physician: Practice["physician"]; credentials: Site; checking: readonly Point[] };

/** Who the doctor is, and how to check that, or any other doctor, without taking our word for it. */
export function Doctor({ physician, credentials, checking }: Props) {
  return (
    <Section id="physician">
      <Columns split="4-8">
        <Stack>
          <h2 id="physician-title">Our neurologist</h2>
          <Physician physician={physician} credentials={credentials} />
        </Stack>
        <section>
          <SectionHead section="check" title="How to check any New York doctor" />
          <NumberedMargin items={checking} />
        </section>
      </Columns>
    </Section>
  );
}
