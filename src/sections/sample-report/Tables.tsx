import type { ReactNode } from "react";
import type { SampleReportPart } from "#schemas/sample-report.ts";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./Report.module.css";

type Table<Name extends "sides" | "nerves" | "muscles"> = NonNullable<SampleReportPart[Name]>;

/** Grades of both sides; the lower one gets a ring. */
export function Sides({ caption, rows }: Table<"sides">) {
  return (
    <ReportTable
      caption={caption}
      heads={["Tested", "Root", "Right", "Left"]}
      rows={rows.map(({ name, root, right, left }) => ({
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

/** What was measured in each nerve. */
export function Nerves({ caption, rows }: Table<"nerves">) {
  return (
    <ReportTable
      stacked
      caption={caption}
      heads={["Nerve", "Latency, ms", "Amplitude", "Velocity, m/s"]}
      rows={rows.map(({ name, latency, amplitude, velocity }) => ({ name, cells: [latency, amplitude, velocity] }))}
    />
  );
}

/** What the needle recorded in each muscle; rest is drawn as it looks on a screen. */
export function Muscles({ caption, rows }: Table<"muscles">) {
  return (
    <ReportTable
      stacked
      caption={caption}
      heads={["Muscle", "Root and nerve", "At rest", "With effort"]}
      rows={rows.map(({ name, supply, rest, effort }) => ({ name, cells: [supply, <AtRest rest={rest} />, effort] }))}
    />
  );
}

/** A line at rest, with three spikes for each step. */
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

type ReportTableProps = {
  caption: string;
  heads: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** On a phone the cells of a row stand under each other. */
  stacked?: boolean;
};

function ReportTable({ caption, heads, rows, stacked }: ReportTableProps) {
  return (
    <table className={stacked ? styles.stacked : undefined}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} data-head={stacked ? heads[index + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
