import type { ReactNode } from "react";
import { Action } from "./Action.tsx";
import styles from "./Covered.module.css";
import { Baseline, DeskName } from "./DeskName.tsx";
import { Heading } from "./Heading.tsx";

type Props = { practice: string; children: ReactNode };

/** The page before it is unlocked: one action, and who can read what. */
export function Covered({ practice, children }: Props) {
  return (
    <div className={styles.page}>
      <title>Front desk</title>
      <header className={styles.head}>
        <DeskName practice={practice} />
      </header>
      <Baseline />
      <main className={styles.main}>
        <div className={styles.sheet}>{children}</div>
        <details className={styles.why}>
          <summary>Who can read this?</summary>
          <p>
            Whoever has a passkey of this desk and the practice’s passphrase. A message is sealed as it arrives, with a
            key whose other half lies locked in the database. Your passkey lets this browser fetch that locked half; the
            passphrase, or a secret that only your passkey can make, unlocks it here, in this browser’s memory. Neither
            ever leaves it. So the server keeps messages and notes that it cannot read, and so does a backup, or a thief
            of either. The server sees a message once, while it arrives and is sealed. It always knows numbers, times,
            who did what, and how a message was answered. When you lock the page or leave it for ten minutes, the keys
            and all that was opened are dropped.
          </p>
        </details>
      </main>
    </div>
  );
}

/** While the page asks whether somebody is signed in. */
export function Starting() {
  return (
    <>
      <h1>Front desk</h1>
      <p role="status">Looking for your session…</p>
    </>
  );
}

/** When no answer comes from the server. */
export function Unanswered({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Heading>The server does not answer</Heading>
      <p>Check that this computer is online. If it is, wait a minute. What has arrived stays on the server.</p>
      <Action tone="primary" label="Try again" onClick={onRetry} />
    </>
  );
}

/** Replaces the page when its code fails. */
export function Stopped({ practice }: { practice: string }) {
  return (
    <Covered practice={practice}>
      <Heading>This page has stopped</Heading>
      <p>An error in the page ended it. No message was changed by it. Load the page again and sign in.</p>
      <Action tone="primary" label="Load again" onClick={() => location.reload()} />
    </Covered>
  );
}
