import { useEffect, useState } from "react";
import type { Session } from "#domain/inbox.ts";
import { ask } from "./api.ts";
import { Action } from "./Action.tsx";
import { Heading } from "./Heading.tsx";
import { register } from "./passkeys.ts";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

type Props = { token: string; onSession: (session: Session) => void; onLeave: () => void };
type Invited = { name: string; role: string };

/** Somebody comes with an invitation: says for whom it is, and makes the passkey. */
export function Invited({ token, onSession, onLeave }: Props) {
  const [invited, setInvited] = useState<Invited | Error>();
  const { run, busy, error } = useTask(async () => onSession(await register(token)));

  useEffect(() => {
    ask("invitation/options", { token }).then(setInvited, setInvited);
  }, [token]);

  if (invited === undefined)
    return (
      <>
        <h1>Your invitation</h1>
        <p role="status">Looking it up…</p>
      </>
    );
  if (invited instanceof Error)
    return (
      <>
        <Heading>This invitation does not work</Heading>
        <p>{invited.message}</p>
        <p>A link works once, for a day. Ask a manager for a new one.</p>
        <Action label="Go to sign in" onClick={onLeave} />
      </>
    );
  return (
    <>
      <Heading>Welcome, {invited.name}</Heading>
      <p>
        Make a passkey on this device. It takes the place of a password: your device asks for your finger, your face or
        its PIN, and nothing secret leaves it.
      </p>
      {invited.role === "manager" && <p>You are invited as a manager: you can invite and remove others.</p>}
      <Action tone="primary" label="Make a passkey" busy={busy} onClick={() => void run()} />
      <Problem error={error} />
    </>
  );
}
