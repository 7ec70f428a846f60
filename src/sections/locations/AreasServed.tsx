import { officeHref } from "#routes.ts";
import type { Area, AreaId } from "#schemas/listed.ts";
import type { Office } from "#schemas/office.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Words } from "#ui/text/Words.tsx";
import { AreaMap } from "./AreaMap.tsx";
import styles from "./AreasServed.module.css";

type Point = readonly [x: number, y: number];
type Shapes = {
  width: number;
  height: number;
  areas: Readonly<Record<AreaId, { path: string; label: { at: Point; from?: Point } }>>;
  land: string;
};
type Props = { lead: string; areas: readonly Area[]; shapes: Shapes; offices: readonly Office[] };

/** The areas that patients come from: on a map by the office that is nearer, and beside it in words. */
export function AreasServed({ lead, areas, shapes, offices }: Props) {
  const [first, second] = offices.map(({ id, name }) => ({
    legend: `${name} office suggested`,
    words: `Suggested, ${name} office: ${namesOf(areas.filter(({ office }) => office === id))}.`,
  }));
  return (
    <Section id="areas">
      <Columns split="7-5">
        <div>
          <SectionHead section="areas" title="Areas We Serve" lead={lead} />
          <AreaMap
            title={`Map of the areas we serve. ${first?.words} ${second?.words} Long Island and New Jersey go on beyond the edge.`}
            width={shapes.width}
            height={shapes.height}
            land={shapes.land}
            areas={areas.map(({ id, name, office }) => ({
              id,
              name,
              ...shapes.areas[id],
              tone: office === offices[0]?.id ? "first" : "second",
              ring: offices.some((candidate) => candidate.id === id),
            }))}
            legend={{
              first: first?.legend ?? "",
              second: second?.legend ?? "",
              ring: "Our office in the borough, not its exact place",
            }}
          />
        </div>
        <dl className={styles.list}>
          {areas.map(({ id, name, office, text }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                Suggested: <a href={officeHref(office)}>{`${offices.find((one) => one.id === office)?.name} office`}</a>
              </dd>
              <dd>
                <Words>{text}</Words>
              </dd>
            </div>
          ))}
        </dl>
      </Columns>
    </Section>
  );
}

function namesOf(areas: readonly Area[]): string {
  return areas.map(({ name }) => name).join(", ");
}
