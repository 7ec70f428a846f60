import type { SampleReport } from "./sample-report-schema.ts";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import { RingNumber } from "#ui/lists/RingNumber.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Motion, Muscles, Nerves, Sides } from "./Tables.tsx";
import styles from "./Report.module.css";

type Props = { report: SampleReport };

/** Whom a note is for. The attorney is first, as the page is reached from that for attorneys. */
const readers = ["attorney", "patient", "insurer"] as const;

/**
 * The sample report with a note beside each part, for the reader who is chosen; only the report is printed. Radio buttons
 * and `:has()` choose, without code; a browser that knows no `:has()` shows all notes.
 */
export function Report({ report: { stamp, title, blanks, parts, signature } }: Props) {
  return (
    <Section id="report">
      <fieldset className={styles.readers} data-screen-only="">
        <legend>Notes for</legend>
        {readers.map((reader, index) => (
          <label key={reader}>
            <input type="radio" name="reader" value={reader} defaultChecked={index === 0} />
            {`${reader[0]?.toUpperCase()}${reader.slice(1)}s`}
          </label>
        ))}
      </fieldset>
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
              <div className={styles.note}>
                <b>{part.question}</b>
                {readers.map((reader) => (
                  <p key={reader} data-reader={reader}>
                    {part.notes[reader]}
                  </p>
                ))}
              </div>
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
