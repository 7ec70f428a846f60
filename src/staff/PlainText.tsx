import styles from "./PlainText.module.css";
import { runsOf } from "./visible-text.ts";

/** What somebody wrote, as text and nothing else: it turns no direction around it, and hides nothing. */
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
