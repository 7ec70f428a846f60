import styles from "./SharedAmount.module.css";

type Props = {
  /** What share the amount: three, as the drawing has three lines. */
  shares: readonly string[];
  amount: string;
  /** The same in a sentence. */
  caption: string;
};

/** One amount that several things draw on: an undivided bar, so that nobody reads proportions into it. */
export function SharedAmount({ shares, amount, caption }: Props) {
  return (
    <figure className={styles.figure}>
      <ul role="list">
        {shares.map((share) => (
          <li key={share}>{share}</li>
        ))}
      </ul>
      <svg
        className={styles.lines}
        viewBox="0 0 300 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-screen-only=""
      >
        <path d="M34 0C34 44 150 14 150 58M150 0V58M266 0C266 44 150 14 150 58" />
      </svg>
      <strong>{amount}</strong>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
