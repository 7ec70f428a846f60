import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Spot } from "#ui/graphics/Spot.tsx";
import { Section } from "#ui/layout/Section.tsx";
import styles from "./Findings.module.css";

/** The same wave four times, with noise that decreases as recordings are averaged. */
const segments = [
  "M0 110L7 102 14 123 21 100 28 92 35 125 42 112 49 99 56 127 63 121 70 113 77 122 84 119 91 131 98 92 105 99 112 117 119 107 126 49 133 70 140 36 147 53 154 47 161 16 168 63 175 112 182 115 189 127 196 132 203 141 210 135 217 120 224 111 231 138 238 102 245 88 252 97 259 105 266 96 273 136 280 113 287 117 294 115 300 110",
  "M0 110L7 106 14 106 21 111 28 110 35 107 42 100 49 124 56 95 63 105 70 105 77 116 84 124 91 110 98 98 105 104 112 96 119 89 126 76 133 52 140 39 147 29 154 17 161 54 168 61 175 97 182 107 189 122 196 128 203 133 210 141 217 134 224 119 231 124 238 104 245 114 252 105 259 104 266 106 273 119 280 119 287 104 294 112 300 110",
  "M0 110L7 109 14 109 21 107 28 105 35 116 42 106 49 112 56 105 63 109 70 111 77 105 84 115 91 115 98 114 105 112 112 108 119 97 126 75 133 52 140 34 147 18 154 23 161 42 168 59 175 87 182 103 189 120 196 124 203 138 210 130 217 127 224 127 231 112 238 113 245 105 252 116 259 112 266 116 273 104 280 113 287 108 294 111 300 110",
  "M0 110H92C118 110 128 24 150 24S182 134 206 134 236 110 258 110H300",
] as const;

/** The line starts at the left edge of the window, at any width. */
const start = "M-2000 110H0";

/** Amplitude and latency, drawn once the noise no longer hides them. */
const measures = "M20 132H92M20 124v16M92 124v16M268 24V110M260 24h16";

/** From the peak to the bracket of the amplitude. */
const level = "M150 24H268";

/** How a finding is made: steps along one line with less noise at each, and the report at its end. */
export function Findings({ lead, parts, caption }: { lead: string; parts: readonly Point[]; caption: string }) {
  const report = pointNamed(parts, "report");
  return (
    <Section id="findings" title="What goes into a finding" lead={lead} arrange="split">
      <figure>
        <ol className={styles.parts} role="list">
          {parts
            .filter((part) => part !== report)
            .map(({ id, title, text }, index) => (
              <li key={id}>
                <svg
                  className={styles.segment}
                  viewBox="0 0 300 144"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  data-screen-only=""
                >
                  {index === 0 && <path d={start} />}
                  {index === segments.length - 1 && (
                    <>
                      <path className={styles.measure} d={measures} />
                      <path className={styles.measure} strokeDasharray="3 5" d={level} />
                    </>
                  )}
                  <path d={segments[index]} />
                </svg>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          <li className={styles.result}>
            <Spot name="report" size="title" />
            <h3>{report.title}</h3>
            <p>{report.text}</p>
          </li>
        </ol>
        <figcaption className={styles.caption} data-screen-only="" aria-hidden="true">
          {caption}
        </figcaption>
      </figure>
    </Section>
  );
}
