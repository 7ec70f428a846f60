import styles from "./IntervalBar.module.css";

type Props = {
  /** The part that is marked, in percent of the scale; without it the scale is empty. */
  span?: { from: number; to: number } | undefined;
  /** Without a span: a dashed scale, for what may be but is not fixed. */
  dashed?: boolean | undefined;
  /** What comes before the span is a wait: drawn as a dashed measure. */
  wait?: boolean;
};

/** A thick stretch of trace between two end marks on a hairline. The text beside it says the same, so it is hidden from screen readers. */
export function IntervalBar({ span, dashed, wait = false }: Props) {
  // An end mark on the very edge would be cut in half.
  const start = span && Math.max(span.from, 0.3);
  return (
    <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.scale} data-dashed={dashed || undefined} d="M0 6H100" />
      {span && wait && <path className={styles.wait} d={`M0 6H${span.from}`} />}
      {span && (
        <>
          <path className={styles.span} d={`M${span.from} 6H${span.to}`} />
          <path className={styles.ends} d={`M${start} 0v12M${span.to} 0v12`} />
        </>
      )}
    </svg>
  );
}
