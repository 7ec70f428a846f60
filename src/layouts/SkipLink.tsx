import styles from "./SkipLink.module.css";

/** The first stop of the keyboard on every page. */
export function SkipLink({ text = "Skip to main content" }: { text?: string }) {
  return (
    <a className={styles.skip} href="#main" data-screen-only="">
      {text}
    </a>
  );
}
