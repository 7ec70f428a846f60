import { routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";

/** What the sample is, and what it is not. */
export function AboutReport({ points }: { points: readonly Point[] }) {
  return (
    <Section id="about-sample">
      <Columns split="5-7">
        <SectionHead section="about-sample" title="What this page is, and is not" />
        <div data-short="">
          <Points
            items={[
              ...points.map(({ text }) => text),
              <>
                Attorneys can read <a href={routes.attorneys}>how we work</a>, and patients{" "}
                <a href={routes.patients}>what a visit is like</a>.
              </>,
            ]}
          />
        </div>
      </Columns>
    </Section>
  );
}
