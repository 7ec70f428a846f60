import type { Session } from "#inbox/inbox.ts";
import { Action } from "./Action.tsx";
import type { End } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { signIn } from "./passkeys.ts";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

type Props = { why: End | undefined; onSession: (session: Session) => void };

const titles: Readonly<Record<End, string>> = {
  idle: "Locked",
  locked: "Locked",
  "signed-out": "Signed out",
  ended: "Your session has ended",
};
const texts: Readonly<Record<End, string>> = {
  idle: "Nobody used this page for ten minutes. Everything that was open is gone from it.",
  locked: "Everything that was open is gone from this page.",
  "signed-out": "Everything that was open is gone from this page.",
  ended: "It lasts at most twelve hours, and a manager can end it. Everything that was open is gone from this page.",
};

/** One button, without a user name: the passkey identifies the person. */
export function SignedOut({ why, onSession }: Props) {
  const { run, busy, error } = useTask(async () => onSession(await signIn()));
  return (
    <>
      {why ? <Heading>{titles[why]}</Heading> : <h1>Front desk</h1>}
      <p>{why ? texts[why] : "Messages to the practice, and the time left to answer each."}</p>
      <Action tone="primary" label="Sign in with a passkey" busy={busy} onClick={() => void run()} />
      <Problem error={error} />
      <p>
        <small>
          No passkey on this device? A manager can invite you; the link works once. The first manager’s link is in the
          terminal where the program was started, or from <code>npm run staff -- invite</code>.
        </small>
      </p>
    </>
  );
}
