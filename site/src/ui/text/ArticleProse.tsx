import list from "./Dashes.module.css";
import styles from "./ArticleProse.module.css";
import { noBreakHtml } from "./NoBreakText.tsx";

type Props = {
  /** HTML rendered from the practice's own Markdown at build time, never user input. */
  html: string;
  /** Danger signs, with their own markers. */
  urgent?: boolean;
};

/** An article from a Markdown file: larger text, notes in the margin, tables and steps. */
export function ArticleProse({ html, urgent }: Props) {
  return (
    <div
      className={`${list.dashes} ${styles.article}`}
      data-urgent={urgent}
      dangerouslySetInnerHTML={{ __html: noBreakHtml(html) }}
    />
  );
}
