import { drawnText } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Figure } from "#ui/graphics/Figure.tsx";
import { Line, Measure, Plot, Ring } from "#ui/graphics/Plot.tsx";
import styles from "./ArticleFigure.module.css";

/** The marks of the drawing, in the order of the points. */
const marks = ["A", "B", "C"] as const;

/** The curve of a nerve conduction study, with a legend. */
export function NerveResponse({ points, caption }: { points: readonly Point[]; caption: string }) {
  const measures = marks.flatMap((mark, index) => points.slice(index, index + 1).map((point) => ({ mark, ...point })));
  const drawn = measures.map((measure) => `${measure.mark}, ${measure.title.toLowerCase()}, ${drawnText(measure)}`);
  return (
    <>
      <Figure caption={caption}>
        <ResponsePlot title={`Illustration of a nerve response with three measures: ${drawn.join("; ")}.`} />
      </Figure>
      <dl className={styles.legend}>
        {measures.map(({ mark, title, text }) => (
          <div key={mark}>
            <dt>
              <span>{mark}</span> {title}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ResponsePlot({ title }: { title: string }) {
  return (
    <Plot viewBox="0 0 640 330" title={title} className={styles.plot}>
      <Measure d="M214 236V306M300 36H474M422 236v70" dashed />
      <Measure d="M70 292H214M70 285v14M214 285v14M474 36V236M467 36h14M467 236h14M214 292H422M422 285v14" />
      <Line d="M0 236H68l4-38 4 60 4-22H214C238 236 248 190 258 140S280 36 300 36 332 116 344 170 364 268 388 268 410 236 440 236H640" />
      <Ring x={214} y={236} />
      <Ring x={300} y={36} />
      <text x="142" y="323" textAnchor="middle">
        A
      </text>
      <text x="490" y="142">
        B
      </text>
      <text x="318" y="323" textAnchor="middle">
        C
      </text>
    </Plot>
  );
}
