import type { ReactNode } from "react";
import { Line, Measure, plot, Ring } from "#ui/graphics/Plot.tsx";
import { shiftOf, type Mark } from "./line-labels.ts";
import { emptyLine, lineMarks, type ClaimLineMarks, type EmptyLine, type LineInput } from "./line-marks.ts";
import styles from "./ClaimLine.module.css";

type Props = (LineInput | { empty: EmptyLine }) & {
  /** On paper it has one width. */
  variant?: "sheet";
};

/** The width of the line on the narrowest screen of each kind, in pixels, as in the styles. */
const widths = { small: 288, phone: 348, tablet: 560, desk: 900 };

/**
 * The line of home as this claim's: above it what, below it how long. Its text is in the answer beside it, so it is
 * hidden from screen readers. One drawing for each kind of screen; the styles show the one that fits.
 */
export function ClaimLine({ variant, ...input }: Props) {
  const shown = variant === "sheet" ? { sheet: 640 } : widths;
  return (
    <div className={styles.line} aria-hidden="true">
      {Object.entries(shown).map(([screen, width]) => (
        <Drawing
          key={screen}
          screen={screen}
          {...("empty" in input ? emptyLine(input.empty, width) : lineMarks(input, width))}
        />
      ))}
    </div>
  );
}

function Drawing({ screen, marks, breaks, measure }: ClaimLineMarks & { screen: string }) {
  return (
    <svg className={`${plot.plot} ${styles.drawing}`} data-screen={screen}>
      <svg y={base}>
        <Line d="M-4000 0H6000" />
      </svg>
      {breaks.map((x) => (
        <At key={x} x={x}>
          <path className={styles.ground} d="M-3 0h6" />
          <Line d="M-7 8l6-16M1 8l6-16" />
        </At>
      ))}
      {marks.map((mark) => (
        <At key={mark.kind} x={mark.x}>
          <Shape kind={mark.kind} isMeasured={measure !== undefined} />
          <MarkLabel {...mark} />
        </At>
      ))}
      {measure && (
        <>
          {measure.from < measure.to && (
            <svg y={base}>
              <line
                className={plot.measure}
                data-dashed={measure.isDashed ? "" : undefined}
                x1={`${measure.from}%`}
                x2={`${measure.to}%`}
                y1="29"
                y2="29"
              />
            </svg>
          )}
          <At x={measure.to}>
            <Measure d="M0 23v12" />
          </At>
          <At x={measure.anchor === "middle" ? (measure.from + measure.to) / 2 : measure.anchor === "end" ? 100 : 0}>
            <text data-anchor={measure.anchor} y="49">
              {measure.text}
            </text>
          </At>
        </>
      )}
    </svg>
  );
}

/** How far the line is below the top of the drawing: three rows of labels are above it. */
const base = 74;

function Shape({ kind, isMeasured }: Pick<Mark, "kind"> & { isMeasured: boolean }) {
  switch (kind) {
    case "crash":
      return (
        <>
          <path className={styles.ground} d="M0 0h13" />
          <Line d="M0 0l3.4-39 4.3 64 3.4-25h2" />
        </>
      );
    case "today":
      return <Ring x={0} y={0} />;
    case "act":
      return (
        <>
          {isMeasured && <Measure d="M0 0V34" dashed />}
          <circle className={styles.dot} r="7.5" />
        </>
      );
    case "limit":
      return <Measure d="M0-8V8" />;
    case "visit":
      return (
        <>
          <path className={styles.ground} d="M-17 0h34" />
          <Line d="M-18 0C-9 0-9-24 0-24S9 0 18 0" />
          <Ring x={0} y={-24} r={4.5} />
        </>
      );
    case "may":
      return <circle className={`${plot.ring} ${styles.may}`} r="7" />;
    default:
      return <circle className={`${plot.ring} ${styles.other}`} r="6" />;
  }
}

function MarkLabel(mark: Mark) {
  const { kind, label } = mark;
  if (!label) return null;
  const y = kind === "crash" ? -46 : label.row < 0 ? 22 : -17 - 19 * label.row;
  return (
    <text data-anchor={label.anchor} x={shiftOf(mark, label)} y={y}>
      {label.text}
    </text>
  );
}

/** Around a point of the line. */
function At({ x, children }: { x: number; children: ReactNode }) {
  return (
    <svg x={`${x.toFixed(2)}%`} y={base}>
      {children}
    </svg>
  );
}
