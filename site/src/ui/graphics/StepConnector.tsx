import styles from "./StepConnector.module.css";

/** The segment of a line through all steps at one step; vertical, at the left, on small screens. */
export function StepConnector({ path }: { path: string | undefined }) {
  return (
    <svg className={styles.segment} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
