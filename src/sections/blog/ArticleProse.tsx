import list from "#ui/text/Dashes.module.css";
import styles from "./ArticleProse.module.css";

type Props = {
  /** HTML made from the practice's own Markdown at build time, never anything typed by a visitor. */
  html: string;
};

/** The style of an article from a Markdown file: larger, with notes in the margin, tables and steps. */
export function ArticleProse({ html }: Props) {
  return <div className={`${list.dashes} ${styles.article}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
