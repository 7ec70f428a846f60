import styles from "./DeskHead.module.css";

type Props = { practice: string; heading?: true };

/** The name of the desk: the mark and the name of the practice, without a link; and the heading of the current view. */
export function DeskName({ practice, heading }: Props) {
  const Name = heading ? "h1" : "p";
  return (
    <Name className={styles.name}>
      <svg viewBox="0 0 40 32" aria-hidden="true">
        <path d="M0 24h8c4 0 5-21 9-21s5 27 9 27 3-6 6-6h8" />
        <circle cx="17" cy="3" r="3" />
      </svg>
      <span>
        {practice} <small>Front desk</small>
      </span>
    </Name>
  );
}

/** A trace of one response, as decoration. */
export function Baseline() {
  return (
    <svg className={styles.trace} viewBox="0 -8 1200 68" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-2000 46H700c8 0 12 0 16-4 6-6 14-36 24-36s18 46 32 46c10 0 12-6 22-6H3200" />
      <circle cx="740.5" cy="6" r="5" />
    </svg>
  );
}
