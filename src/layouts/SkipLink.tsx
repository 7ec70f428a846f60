import styles from "./SkipLink.module.css";

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-screen-only="">
      Skip to main content
    </a>
  );
}
