import styles from "./PlainText.module.css";
import { runsOf } from "./visible-text.ts";

/** Text of a visitor or colleague: isolated from the direction of the text around it, with hidden characters shown. */
export function PlainText({ text }: { text: string }) {
  return (
    <bdi className={styles.text}>
      {runsOf(text).map((run, at) =>
        "text" in run ? (
          run.text
        ) : (
          <code key={at} title="A character that cannot be seen">
            {run.hidden}
          </code>
        ),
      )}
    </bdi>
  );
}
