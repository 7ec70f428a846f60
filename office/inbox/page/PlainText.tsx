import styles from "./PlainText.module.css";
import { runsOf } from "./visible-text.ts";

/** Text of a visitor or colleague: isolated from the direction of the text around it, with hidden characters shown. A phone number has its own, `dir`. */
export function PlainText({ text, dir }: { text: string; dir?: "ltr" }) {
  return (
    <bdi className={styles.text} dir={dir}>
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
