import styles from "./Baseline.module.css";

/** A trace of one response, as decoration. */
export function Baseline() {
  return (
    <svg className={styles.trace} viewBox="0 -8 1200 68" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-2000 46H700c8 0 12 0 16-4 6-6 14-36 24-36s18 46 32 46c10 0 12-6 22-6H3200" />
      <circle cx="740.5" cy="6" r="5" />
    </svg>
  );
}
