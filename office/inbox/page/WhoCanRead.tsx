import styles from "./Covered.module.css";

/** Explains why only the desk can read messages. */
export function WhoCanRead() {
  return (
    <details className={styles.why}>
      <summary>Who can read this?</summary>
      <p>
        Whoever has a passkey of this desk and the practice’s passphrase. A message is sealed as it arrives, with a key
        whose other half lies locked in the database. Your passkey lets this browser fetch that locked half; the
        passphrase, or a secret that only your passkey can make, unlocks it here, in this browser’s memory. Neither ever
        leaves it. So the server keeps messages and notes that it cannot read, and so does a backup, or a thief of
        either. The server sees a message once, while it arrives and is sealed. It always knows numbers, times, who did
        what, and how a message was answered. When you lock the page or leave it for ten minutes, the keys and all that
        was opened are dropped.
      </p>
    </details>
  );
}
