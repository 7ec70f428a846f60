import { useEffect, useState } from "react";
import { Action } from "./Action.tsx";
import { Heading } from "./Heading.tsx";
import { type Entered, type Invited as Invitation, lookUp, register } from "./passkeys.ts";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

type Props = { token: string; onEnter: (entered: Entered) => void; onLeave: () => void };

/** The page of an invitation: shows whom it is for, and creates the passkey. */
export function Invited({ token, onEnter, onLeave }: Props) {
  const [invited, setInvited] = useState<Invitation | Error>();
  // Looked up anew: a challenge is good for five minutes, once.
  const { run, busy, error } = useTask(async () => onEnter(await register(token, await lookUp(token))));

  useEffect(() => {
    lookUp(token).then(setInvited, setInvited);
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
        <p>A link works once, for 24 hours.</p>
        <Action label="Go to sign in" onClick={onLeave} />
      </>
    );
  return (
    <>
      <Heading>Welcome, {invited.name}</Heading>
      <p>
        Create a passkey on this device. It takes the place of a password: your device asks for your finger, your face
        or its PIN, and nothing secret leaves it.
      </p>
      {invited.role === "manager" && <p>You are invited as a manager: you can invite and remove others.</p>}
      <Action tone="primary" label="Create a passkey" busy={busy} onClick={() => void run()} />
      <Problem error={error} />
    </>
  );
}
