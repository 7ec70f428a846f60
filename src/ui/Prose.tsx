import styles from "./Prose.module.css";

type Props = {
  /** HTML made from the practice's own Markdown at build time, never anything typed by a visitor. */
  html: string;
};

/** The look of running text that comes from a Markdown file. */
export function Prose({ html }: Props) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
