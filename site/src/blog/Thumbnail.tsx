import type { Article } from "./article-schema.ts";
import { Spot, type SpotName } from "#ui/graphics/Spot.tsx";
import { Line, Measure, plot, Ring } from "#ui/graphics/Plot.tsx";
import styles from "./Thumbnail.module.css";

/** What stands for an article that has no drawing of a line. */
const spots: Readonly<Record<Article["category"], SpotName>> = {
  "Patient Education": "exam-memory",
  "Diagnostic Testing": "emg",
  "Brain Injury": "head-injury",
  Legal: "report",
};

/** The article’s own drawing, small and without its labels: a decoration beside the title in lists. */
export function Thumbnail({ article: { figures = [], category } }: { article: Article }) {
  const days = figures.find(({ drawing }) => drawing === "first-days");
  const hasResponse = figures.some(({ drawing }) => drawing === "nerve-response");
  return (
    <span className={styles.thumbnail} aria-hidden="true" data-screen-only="">
      {days ? (
        <Days marks={days.marks ?? []} />
      ) : hasResponse ? (
        <Response />
      ) : (
        <Spot name={spots[category]} size="fill" />
      )}
    </span>
  );
}

/** The days after a crash, from the marks of the drawing, as “3: letter”. */
function Days({ marks }: { marks: readonly string[] }) {
  const days = marks.map((mark) => parseInt(mark, 10));
  const end = Math.max(...days);
  const place = (day: number) => Math.round(36 + (day / end) * 228);
  return (
    <svg className={plot.plot} viewBox="0 0 300 200">
      <Line
        d={`M0 118H24l5-44 8 68 5-24${days
          .slice(1)
          .map((day) => `H${place(day) - 14}c9 0 8-56 14-56s5 56 14 56`)
          .join("")}H300`}
      />
      <Measure d={`M${place(0)} 158H${place(end)}M${place(0)} 150v16M${place(end)} 150v16`} />
      {days.slice(1).map((day) => (
        <Ring key={day} x={place(day)} y={62} r={7} />
      ))}
    </svg>
  );
}

/** The answer of a nerve, late and low. */
function Response() {
  return (
    <svg className={plot.plot} viewBox="0 0 300 200">
      <Measure d="M130 140v36M186 54h62" dashed />
      <Measure d="M42 168H130M42 160v16M130 160v16M248 54v86M240 54h16M240 140h16" />
      <Line d="M0 140H38l4-40 6 60 4-20H130C152 140 158 54 186 54S216 164 236 164 256 140 272 140H300" />
      <Ring x={130} y={140} r={7} />
      <Ring x={186} y={54} r={7} />
    </svg>
  );
}
