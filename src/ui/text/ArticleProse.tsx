import list from "./Dashes.module.css";
import styles from "./ArticleProse.module.css";

type Props = {
  /** HTML made from the practice's own Markdown at build time, never anything typed by a visitor. */
  html: string;
  /** Signs that cannot wait: in the frame of all such lists. */
  urgent?: boolean;
};

/** The style of an article from a Markdown file: larger, with notes in the margin, tables and steps. */
export function ArticleProse({ html, urgent }: Props) {
  return (
    <div
      className={`${list.dashes} ${styles.article}`}
      data-urgent={urgent}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
