import { Action } from "./Action.tsx";
import type { End } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { type Entered, signIn } from "./passkeys.ts";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

type Props = { why: End | undefined; onEnter: (entered: Entered) => void };

const titles: Readonly<Record<End, string>> = {
  idle: "Locked",
  locked: "Locked",
  ended: "Your session has ended",
};
const texts: Readonly<Record<End, string>> = {
  idle: "Nobody used this page for ten minutes. Nothing of it can be read here; what you typed is kept, sealed.",
  locked: "Nothing of it can be read here; what you typed is kept, sealed.",
  ended: "It lasts at most twelve hours, and a manager can end it. What you typed is kept, sealed.",
};

/** One button, without a user name: the passkey identifies the person. */
export function SignedOut({ why, onEnter }: Props) {
  const { run, busy, error } = useTask(async () => onEnter(await signIn()));
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
