import type { ReactNode } from "react";
import { Action } from "./Action.tsx";
import styles from "./Covered.module.css";
import { DeskName } from "./DeskName.tsx";
import { Heading } from "./Heading.tsx";
import { WhoCanRead } from "./WhoCanRead.tsx";

type Props = { practice: string; children: ReactNode };

/** The page while nothing is open: one thing to do, and who can read what. */
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

/** The trace of the site, at rest. */
function Baseline() {
  return (
    <svg className={styles.trace} viewBox="0 -8 1200 68" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-2000 46H700c8 0 12 0 16-4 6-6 14-36 24-36s18 46 32 46c10 0 12-6 22-6H3200" />
      <circle cx="740.5" cy="6" r="5" />
    </svg>
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
      <p>Look whether this computer is online. If it is, wait a minute.</p>
      <p>Messages still arrive, and each has its notice by mail.</p>
      <Action tone="primary" label="Try again" onClick={onRetry} />
    </>
  );
}

/** What takes the place of the page when its code fails. */
export function Stopped({ practice }: { practice: string }) {
  return (
    <Covered practice={practice}>
      <Heading>This page has stopped</Heading>
      <p>An error in the page ended it. No message was changed by it. Load the page again and sign in.</p>
      <Action tone="primary" label="Load again" onClick={() => location.reload()} />
    </Covered>
  );
}
