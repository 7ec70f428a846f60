import { routes } from "#routes.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";

/** What the sample is, and what it is not. */
export function AboutReport() {
  return (
    <Section id="about-sample" variant="sunk">
      <Columns split="5-7">
        <SectionHead section="about-sample" title="What this page is, and is not" />
        <div data-short="">
          <Points
            items={[
              "No real person is described. All values are invented examples and come from no patient.",
              "It is no advice on how to describe an injury. Findings are measured, and each case has its own.",
              "A real report can be longer or shorter, and it answers the questions of its case.",
              "Normal limits differ between laboratories. A real report names its own.",
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
