import list from "./Dashes.module.css";
import styles from "./Prose.module.css";

type Props = {
  /** HTML rendered from the practice's own Markdown at build time, never user input. */
  html: string;
};

/** An answer from a Markdown file, styled. */
export function Prose({ html }: Props) {
  return <div className={`${list.dashes} ${styles.prose}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
