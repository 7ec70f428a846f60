import styles from "./SkipLink.module.css";

/** The first link in the tab order of every page. */
export function SkipLink({ text = "Skip to main content" }: { text?: string }) {
  return (
    <a className={styles.skip} href="#main" data-screen-only="">
      {text}
    </a>
  );
}
