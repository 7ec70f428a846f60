import styles from "./StepConnector.module.css";

/** One step's part of a line that runs through all steps; on small screens it runs down the left side. */
export function StepConnector({ path }: { path: string | undefined }) {
  return (
    <svg className={styles.stretch} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
