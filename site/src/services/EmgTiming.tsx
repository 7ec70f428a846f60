import { weekRange, weeksIn } from "#practice/report-times.ts";
import { drawnText, pointNamed } from "#content/points.ts";
import type { AllFacts } from "#content/facts-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Figure } from "#ui/graphics/Figure.tsx";
import { plot } from "#ui/graphics/Plot.tsx";
import styles from "./EmgTiming.module.css";

type Props = {
  facts: Pick<AllFacts, "emgFirst" | "emgBest">;
  /** What a test shows in each stage: early, first signs, best. */
  points: readonly Point[];
};

/** Amplitudes of a stage, and their variation. */
const heights = [0, 9, 34] as const;
const variation = [1, 0.7, 0.88, 0.6, 0.94] as const;
const perUnit = 5;
const rest = 48;

/** When a test shows most: a recording over the weeks in three lettered stages, with a legend. */
export function EmgTiming({ facts: { emgFirst, emgBest }, points }: Props) {
  const end = weeksIn(emgBest) * 2;
  const stages = [
    { ...pointNamed(points, "early"), time: `before ${emgFirst}`, from: 0 },
    { ...pointNamed(points, "first"), time: weekRange(emgFirst, emgBest), from: weeksIn(emgFirst) },
    { ...pointNamed(points, "best"), time: `about ${emgBest} or more`, from: weeksIn(emgBest) },
  ];
  const [early, first, best] = stages.map(drawnText);
  const percent = (value: number) => `${(value / end) * 100}%`;
  return (
    <Figure
      headed
      caption={
        <>
          <strong>When a test shows a hurt nerve root</strong>
          <span>Illustration; weeks after the injury</span>
        </>
      }
    >
      <svg className={`${plot.plot} ${styles.plot}`} width="100%" height="150" role="img">
        <title>
          {`Illustration of a resting muscle after a nerve-root injury: ${early} for ${emgFirst}, ${first} at ${weekRange(emgFirst, emgBest)}, ${best} after that.`}
        </title>
        <svg width="100%" height="90" viewBox="0 0 600 90" preserveAspectRatio="none">
          <path className={plot.line} d={recording(stages, end)} />
        </svg>
        {stages.map(({ id: stage, from }, index) => (
          <Bracket
            key={stage}
            letter={letterOf(index)}
            from={percent(from)}
            middle={percent((from + (stages[index + 1]?.from ?? end)) / 2)}
            to={percent(stages[index + 1]?.from ?? end)}
          />
        ))}
        {Array.from({ length: end + 1 }, (_, value) => (
          <text
            key={value}
            className={styles.axis}
            x={percent(value)}
            y="146"
            textAnchor={value === 0 ? "start" : value === end ? "end" : "middle"}
          >
            {value}
          </text>
        ))}
      </svg>
      <ol className={styles.stages} role="list">
        {stages.map(({ id: stage, title, time, text }, index) => (
          <li key={stage}>
            <span aria-hidden="true">{letterOf(index)}</span>
            <div>
              <strong>{title}</strong> <em>{time}</em>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Figure>
  );
}

type BracketProps = { letter: string; from: string; middle: string; to: string };

function Bracket({ letter, from, middle, to }: BracketProps) {
  return (
    <>
      <line className={plot.measure} x1={from} x2={to} y1="112" y2="112" />
      <line className={plot.measure} x1={from} x2={from} y1="20" y2="119" data-dashed="" />
      <text x={middle} y="104" textAnchor="middle">
        {letter}
      </text>
    </>
  );
}

function letterOf(index: number): string {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

/** The path, 600 units wide: flat in a stage without amplitude, else one small spike after the other. */
function recording(stages: readonly { from: number }[], end: number): string {
  let line = `M0 ${rest}`;
  for (let step = 0; step < end * perUnit; step++) {
    const stage = stages.filter(({ from }) => from <= step / perUnit).length - 1;
    const height = Math.round((heights[stage] ?? 0) * (variation[step % variation.length] ?? 1));
    const x = Math.round(((step + 0.4) / (end * perUnit)) * 600);
    if (height > 0) line += `H${x}l2-${height} 3 ${Math.round(height * 1.5)}L${x + 7} ${rest}`;
  }
  return `${line}H600`;
}
