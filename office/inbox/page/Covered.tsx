import type { ReactNode } from "react";
import { Action } from "./Action.tsx";
import { Baseline } from "./Baseline.tsx";
import styles from "./Covered.module.css";
import { DeskName } from "./DeskName.tsx";
import { Heading } from "./Heading.tsx";
import { WhoCanRead } from "./WhoCanRead.tsx";

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
        <WhoCanRead />
      </main>
    </div>
  );
}

export function Starting() {
  return (
    <>
      <h1>Front desk</h1>
      <p role="status">Looking for your session…</p>
    </>
  );
}

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
