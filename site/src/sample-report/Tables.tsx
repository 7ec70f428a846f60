import type { SampleReportPart } from "./sample-report-schema.ts";
import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";
import { Table } from "#ui/tables/Table.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./Report.module.css";

type Values<Name extends "motion" | "sides" | "nerves" | "muscles"> = NonNullable<SampleReportPart[Name]>;

/** Range of motion in degrees, each with a bar for its percentage of normal. */
export function Motion({ caption, rows }: Values<"motion">) {
  return (
    <div>
      <p className={styles.caption}>{caption}</p>
      <ul className={styles.motion} role="list">
        {rows.map(({ name, value, normal }) => (
          <li key={name}>
            <span>{name}</span>{" "}
            <span>
              <b>{value}°</b> of {normal}°
            </span>
            <IntervalBar span={{ from: 0, to: (value / normal) * 100 }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Grades of both sides; the lower one has a ring. */
export function Sides({ caption, rows }: Values<"sides">) {
  return (
    <Table
      variant="report"
      caption={caption}
      heads={["Tested", "Root", "Right", "Left"]}
      rows={rows.map(({ name, root, right, left }) => ({
        id: name,
        name,
        cells: [root, right < left ? <Lower>{right}</Lower> : right, left < right ? <Lower>{left}</Lower> : left],
      }))}
    />
  );
}

function Lower({ children }: { children: string }) {
  return (
    <b className={styles.lower}>
      {children}
      <VisuallyHidden> (lower side)</VisuallyHidden>
    </b>
  );
}

/** The nerve conduction values. */
export function Nerves({ caption, rows }: Values<"nerves">) {
  return (
    <div className={styles.stacked}>
      <Table
        variant="report"
        caption={caption}
        heads={["Nerve", "Latency, ms", "Amplitude", "Velocity, m/s"]}
        rows={rows.map(({ name, latency, amplitude, velocity }) => ({
          id: name,
          name,
          cells: [latency, amplitude, velocity],
        }))}
      />
    </div>
  );
}

/** The needle EMG findings of each muscle, with a drawing of the recording at rest. */
export function Muscles({ caption, rows }: Values<"muscles">) {
  return (
    <div className={styles.stacked}>
      <Table
        variant="report"
        caption={caption}
        heads={["Muscle", "Root and nerve", "At rest", "With effort"]}
        rows={rows.map(({ name, supply, rest, effort }) => ({
          id: name,
          name,
          cells: [supply, <AtRest rest={rest} />, effort],
        }))}
      />
    </div>
  );
}

/** A recording at rest, with three spikes for each step. */
function AtRest({ rest }: { rest: number }) {
  const spikes = rest * 3;
  const step = 90 / (spikes + 1);
  const line = Array.from({ length: spikes }, (_, index) => `H${Math.round(step * (index + 0.7))}l1-7 2 12 1-5`);
  return (
    <>
      <svg viewBox="0 0 90 18" aria-hidden="true">
        <path d={`M0 9${line.join("")}H90`} />
      </svg>{" "}
      {rest === 0 ? "silent" : `fibrillations ${rest}+`}
    </>
  );
}
