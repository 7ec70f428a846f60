import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Figure } from "#ui/graphics/Figure.tsx";
import { Line, Measure, Plot } from "#ui/graphics/Plot.tsx";
import styles from "./ArticleFigure.module.css";

type Props = {
  /** The labels: the crash, when the test shows most, when it shows less, and the end. */
  marks: readonly string[];
  /** The stages, and what the test shows in each. */
  points: readonly Point[];
  caption: string;
};

/** Positions of the marks, and of the first small spikes; time is not to scale. */
const [start, first, best, late, end] = [10, 120, 170, 430, 630] as const;
const baseline = 90;
const step = 17;
const variation = [1, 0.7, 0.88, 0.6, 0.94] as const;

/**
 * Needle EMG over time: silence, spikes of denervation at rest, then fewer of them and, with effort, waves of
 * reinnervation.
 */
export function TestTiming({ marks, points, caption }: Props) {
  const [crash = "", clear = "", less = "", last = ""] = marks;
  const stages = [
    { ...pointNamed(points, "early"), from: start, to: best, time: `before ${clear}` },
    { ...pointNamed(points, "best"), from: best, to: late, time: `from ${clear} to ${less}` },
    { ...pointNamed(points, "late"), from: late, to: end, time: `from ${less} to ${last}` },
  ];
  const shown = stages.map(({ title, time, text }) => `${title.toLowerCase()}, ${time}, ${text}`).join("; ");
  return (
    <Figure caption={caption}>
      <Plot
        viewBox="0 0 640 230"
        title={`Illustration of what a needle test can show over time: ${shown}.`}
        className={`${styles.plot} ${styles.timing}`}
      >
        <Line d={recording()} />
        <Measure d={[start, best, late, end].map((x) => `M${x} 24V178`).join("")} dashed />
        <Measure d={`M${start} 164H${end}${[start, best, late, end].map((x) => `M${x} 157v14`).join("")}`} />
        {stages.map(({ id, title, from, to }) => (
          <text key={id} x={(from + to) / 2} y="152" textAnchor="middle">
            {title}
          </text>
        ))}
        <text x="0" y="212">
          {crash}
        </text>
        <text x={best} y="212" textAnchor="middle">
          {clear}
        </text>
        <text x={late} y="212" textAnchor="middle">
          {less}
        </text>
        <text x="640" y="212" textAnchor="end">
          {last}
        </text>
      </Plot>
    </Figure>
  );
}

/** A spike at each step, whose height depends on the time. Later every second one is a wide wave. */
function recording(): string {
  let line = `M0 ${baseline}`;
  for (let x: number = first, index = 0; x < end - 24; x += step, index++) {
    const height = Math.round(heightAt(x) * (variation[index % variation.length] ?? 1));
    line +=
      x > late && index % 3 === 0
        ? `H${x}c5 0 5-52 11-52s5 74 10 74 4-22 8-22`
        : `H${x}l2-${height} 3 ${Math.round(height * 1.5)}L${x + 7} ${baseline}`;
  }
  return `${line}H640`;
}

function heightAt(x: number): number {
  if (x < best) return 10;
  return x < late - 60 ? 56 : Math.max(8, 56 - (x - late + 60) * 0.35);
}
