import list from "./Dashes.module.css";
import styles from "./Prose.module.css";

type Props = {
  /** HTML made from the practice's own Markdown at build time, never anything typed by a visitor. */
  html: string;
};

/** An answer from a Markdown file, styled. */
export function Prose({ html }: Props) {
  return <div className={`${list.dashes} ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
