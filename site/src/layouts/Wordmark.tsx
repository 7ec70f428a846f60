import styles from "./Wordmark.module.css";

type Props = { href: string; name: string; current: boolean };

/** The name with its mark, linking home. */
export function Wordmark({ href, name, current }: Props) {
  return (
    <a className={styles.wordmark} href={href} aria-current={current ? "page" : undefined}>
      <svg viewBox="0 0 40 32" aria-hidden="true">
        <path d="M0 24h8c4 0 5-21 9-21s5 27 9 27 3-6 6-6h8" />
        <circle cx="17" cy="3" r="3" />
      </svg>
      {name}
    </a>
  );
}
