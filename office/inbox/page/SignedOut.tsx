import { Action } from "./Action.tsx";
import type { End } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { type Entered, signIn } from "./passkeys.ts";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

type Props = { why: End | undefined; onEnter: (entered: Entered) => void };

const reasons: Readonly<Record<End, string>> = {
  idle: "Nobody used this page for ten minutes. ",
  locked: "",
  ended: "Locked in another tab, or your session has ended. ",
};

/** One button, without a user name: the passkey identifies the person. */
export function SignedOut({ why, onEnter }: Props) {
  const { run, busy, error } = useTask(async () => onEnter(await signIn()));
  return (
    <>
      {why ? <Heading>Locked</Heading> : <h1>Front desk</h1>}
      <p>
        {why
          ? `${reasons[why]}Messages are hidden. Your unsaved notes are safe.`
          : "Messages to the practice, and the time left to answer each."}
      </p>
      <Action tone="primary" label="Sign in with a passkey" busy={busy} onClick={() => void run()} />
      <Problem error={error} />
      <p>
        <small>
          No passkey on this device? A manager can invite you; the link works once.
          {!why && (
            <>
              {" "}
              The first manager’s link is in the terminal where the program was started, or from{" "}
              <code>npm run staff -- invite</code>.
            </>
          )}
        </small>
      </p>
    </>
  );
}
