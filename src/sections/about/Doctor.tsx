import type { Practice } from "#schemas/practice.ts";
import type { Site } from "#schemas/listed.ts";
import { Columns } from "#ui/Columns.tsx";
import { NumberedMargin } from "#ui/NumberedMargin.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Stack } from "#ui/Stack.tsx";
import { Physician } from "./Physician.tsx";

type Props = { physician: Practice["physician"]; credentials: Site };

/** Sources: help page of the Office of the Professions; Public Health Law §2995-a on the Physician Profile. */
const steps = [
  {
    id: "need",
    title: "What you need",
    text: "The doctor’s name as it is written on the report or letter. The license number helps, if you have it.",
  },
  {
    id: "where",
    title: "Where to look",
    text: "The State Education Department: Office of the Professions, verification search. The Department of Health: New York State Physician Profile.",
  },
  {
    id: "shows",
    title: "What they show",
    text: "The search shows the license number, its date, and whether the doctor is registered. The Profile adds medical education and legal actions.",
  },
  {
    id: "hides",
    title: "What they do not show",
    text: "Complaints that led to no action stay private. Neither one rates the care that a doctor gives.",
  },
];

/** Who the doctor is, and how to check that, or any other doctor, without taking our word for it. */
export function Doctor({ physician, credentials }: Props) {
  return (
    <Section id="physician">
      <Columns split="4-8">
        <Stack>
          <h2 id="physician-title">Our neurologist</h2>
          <Physician physician={physician} credentials={credentials} />
        </Stack>
        <section>
          <SectionHead section="check" title="How to check any New York doctor" />
          <NumberedMargin items={steps} />
        </section>
      </Columns>
    </Section>
  );
}
