import type { SampleReport } from "./sample-report-schema.ts";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import { RingNumber } from "#ui/lists/RingNumber.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Motion, Muscles, Nerves, Sides } from "./Tables.tsx";
import styles from "./Report.module.css";

type Props = { report: SampleReport };

/** The sample report with a note beside each part; only the report is printed. */
export function Report({ report: { stamp, title, blanks, parts, signature } }: Props) {
  return (
    <Section id="report">
      <PrintRegion ready>
        <article className={styles.report}>
          <header className={styles.sheet}>
            <p className={styles.stamp}>{stamp}</p>
            <h2 id="report-title">{title}</h2>
            <Blanks names={blanks} />
          </header>
          {parts.map((part, index) => (
            <div key={part.id} className={styles.part}>
              <div className={styles.sheet}>
                <RingNumber>{index + 1}</RingNumber>
                <h3>{part.title}</h3>
                {part.motion && part.sides ? (
                  <div className={styles.beside}>
                    <Motion {...part.motion} />
                    <Sides {...part.sides} />
                  </div>
                ) : null}
                <Lines lines={part.lines} />
                {part.nerves && <Nerves {...part.nerves} />}
                {part.muscles && <Muscles {...part.muscles} />}
                <Lines lines={part.after} />
              </div>
              <p className={styles.note}>
                <b>{part.question}</b> {part.answer}
              </p>
            </div>
          ))}
          <footer className={styles.sheet}>
            <Blanks names={signature} />
            <p className={styles.stamp}>{stamp}</p>
          </footer>
        </article>
      </PrintRegion>
    </Section>
  );
}

function Blanks({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.blanks} role="list">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Lines({ lines }: { lines: SampleReport["parts"][number]["lines"] }) {
  return lines.map(({ label, text }) => (
    <p key={text}>
      {label && <b>{label}:</b>} {text}
    </p>
  ));
}
