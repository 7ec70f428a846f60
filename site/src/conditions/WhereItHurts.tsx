import type { Condition } from "./condition-schema.ts";
import { Line, Measure, Plot, plot } from "#ui/graphics/Plot.tsx";
import { SisterNote } from "#parts/SisterNote.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { IndexList } from "#ui/links/IndexList.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./WhereItHurts.module.css";

type Props = { conditions: readonly Condition[]; statement: string; text: string; caption: string };

/** A drawing of a body with numbered rings, and a list; both link to the conditions below. */
export function WhereItHurts({ conditions, statement, text, caption }: Props) {
  return (
    <Section id="where" variant="ruled">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="where-title">Where do you notice it?</h2>
          <Text>{text}</Text>
        </div>
        <BodyPlot rings={conditions} caption={caption} />
        <div className={styles.list}>
          <div data-short="">
            <IndexList
              labelledBy="where-title"
              entries={conditions.map(({ id, title, reason }) => ({ id, title, hint: reason }))}
              numbered
            />
          </div>
          <SisterNote statement={statement} />
        </div>
      </div>
    </Section>
  );
}

/** Places for a ring: the point, and the position of its number, 78 apart so that no link overlaps another. */
const places = {
  brain: { x: 215, y: 55, ring: 360, ringY: 40 },
  temple: { x: 165, y: 64, ring: 40, ringY: 64 },
  ear: { x: 233, y: 84, ring: 360, ringY: 118 },
  neck: { x: 200, y: 142, ring: 40, ringY: 142 },
  back: { x: 200, y: 300, ring: 360, ringY: 300 },
  elbow: { x: 114, y: 262, ring: 40, ringY: 262 },
} as const;

type BodyPlace = keyof typeof places;
type Point = (typeof places)[BodyPlace];

type BodyPlotProps = {
  /** The places of the rings, in the order of their numbers. */
  rings: readonly { id: string; title: string; place: BodyPlace }[];
  /** The caption. */
  caption: string;
};

const title =
  "Illustration of a person from behind, with the left hand at the left: brain, spine, and the nerves to the arms and legs. Numbered rings mark the places of the list beside it.";
/** The right half, from the crown of the head: arm, hand with four fingers and a thumb, leg, foot. */
const half =
  "M200 22c24 0 37 19 37 44 0 20-8 36-20 44v18c0 10 8 14 24 18 32 7 44 18 50 48l14 70 19 62c2 7 6 12 9 20 5 13 7 26 7 37 0 8-7 9-9 2l-4-20 3 33c1 8-8 9-9 1l-4-30-1 32c0 8-9 8-9 0l-2-32-5 27c-2 7-9 6-8-2l3-26c-3 2-4 8-6 14-2 7-9 6-9-1 0-12 5-25 12-36l-4-18-17-60-18-65c-2 30-4 50-2 76 4 40 10 66 8 110-2 40-10 62-12 96-1 20-3 28-2 42 1 10 6 14 12 24 5 9 1 14-10 14h-26c-9 0-12-6-10-16 3-12 2-18 1-28-1-20-5-50-6-80-1-38-4-68-6-102";

/** The viewBox; small screens cut it below the hands. */
const box = "0 0 400 584";

/**
 * The nerves of a body, with numbered rings that are links. They are for pointers only: the list has the same links, and
 * neither keyboards nor screen readers should go through them twice.
 */
function BodyPlot({ rings, caption }: BodyPlotProps) {
  return (
    <figure className={styles.figure}>
      <div className={styles.body}>
        <Plot viewBox={box} title={title}>
          <g className={styles.shape}>
            <path d={half} />
            <path d={half} transform="matrix(-1 0 0 1 400 0)" />
          </g>
          <Line d="M200 74V306M200 150c-30 4-52 12-64 34-12 30-16 50-22 78l-18 72-6 24M200 150c30 4 52 12 64 34 12 30 16 50 22 78l18 72 6 24M200 306c-22 16-30 40-32 80-2 50 8 90 6 150M200 306c22 16 30 40 32 80 2 50-8 90-6 150" />
          <path
            className={plot.line}
            d="M200 74c0 4-5 5-9 5-10 0-18-8-18-19 0-13 11-23 27-23s27 10 27 23c0 11-8 19-18 19-4 0-9-1-9-5zM200 37v16"
          />
          <Measure d="M193 128h14M193 137h14M193 146h14M193 280h14M193 290h14M193 300h14" />
          {rings.map(({ id, place }) => (
            <Guide key={id} {...places[place]} />
          ))}
          <text className={styles.side} x="72" y="434" textAnchor="middle">
            left
          </text>
          <text className={styles.side} x="328" y="434" textAnchor="middle">
            right
          </text>
        </Plot>
        {/* A drawing with role="img" can have no links within. */}
        <svg className={plot.plot} viewBox={box} aria-hidden="true">
          {rings.map(({ id, title, place }, index) => (
            <RingLink key={id} id={id} title={title} at={places[place]} number={index + 1} />
          ))}
        </svg>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Guide({ x, y, ring, ringY }: Point) {
  return (
    <>
      <Measure d={`M${x} ${y}L${ring} ${ringY}`} dashed />
      <circle className={styles.point} cx={x} cy={y} r={4} />
    </>
  );
}

type RingLinkProps = { id: string; title: string; at: Point; number: number };

function RingLink({ id, title, at: { ring, ringY }, number }: RingLinkProps) {
  return (
    <a href={`#${id}`} tabIndex={-1}>
      <title>{title}</title>
      <circle className={styles.target} cx={ring} cy={ringY} r={38} />
      <circle className={plot.ring} cx={ring} cy={ringY} r={17} />
      <text x={ring} y={ringY + 6} textAnchor="middle">
        {number}
      </text>
    </a>
  );
}
