import type { TextAnswer } from "#publish/api-types.ts";
import styles from "./MarkdownInput.module.css";

/** Feedback while writing a text: its length, what is recommended, and what is required to save it. */
export function TextAdvice({ missing, advice }: Pick<TextAnswer, "missing" | "advice">) {
  return (
    <div className={styles.advice}>
      {advice.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {missing.length > 0 && (
        <>
          <p className={styles.needed}>Still needed:</p>
          <ul>
            {missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
