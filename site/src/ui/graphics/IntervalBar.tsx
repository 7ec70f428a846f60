import styles from "./IntervalBar.module.css";

type Props = {
  /** The interval, in percent of the scale; without it the scale is empty. */
  span?: { from: number; to: number } | undefined;
  /** Without a span: a dashed scale, for a time that may be but is not fixed. */
  dashed?: boolean | undefined;
  /** The time before the span is a wait: a dashed line. */
  wait?: boolean;
};

/**
 * An interval as a thick line between two end marks on a hairline. The text beside it says the same, so it is hidden
 * from screen readers.
 */
export function IntervalBar({ span, dashed, wait = false }: Props) {
  // Inset, since an end mark at the edge would be cut in half.
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
