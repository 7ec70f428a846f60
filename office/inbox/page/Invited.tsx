import { useEffect, useState } from "react";
import { Action } from "./Action.tsx";
import { Heading } from "./Heading.tsx";
import { type Entered, type Invited as Invitation, lookUp, register } from "./passkeys.ts";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

type Props = { token: string; onEnter: (entered: Entered) => void; onLeave: () => void };
type Found = Invitation & { at: number };

/** How long the fetched options can be used, in milliseconds; the server accepts them for five minutes. */
const fresh = 4 * 60_000;
const find = async (token: string): Promise<Found> => ({ ...(await lookUp(token)), at: performance.now() });

/** The page of an invitation: shows whom it is for, and creates the passkey. */
export function Invited({ token, onEnter, onLeave }: Props) {
  const [invited, setInvited] = useState<Found | Error>();
  const { run, busy, error } = useTask(async (known: Found) => {
    const found = performance.now() - known.at < fresh ? known : await find(token);
    // The challenge is valid only once.
    setInvited({ ...found, at: -Infinity });
    onEnter(await register(token, found));
  });

  useEffect(() => {
    find(token).then(setInvited, setInvited);
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
        Make a passkey on this device. It takes the place of a password: your device asks for your finger, your face or
        its PIN, and nothing secret leaves it.
      </p>
      {invited.role === "manager" && <p>You are invited as a manager: you can invite and remove others.</p>}
      <Action tone="primary" label="Make a passkey" busy={busy} onClick={() => void run(invited)} />
      <Problem error={error} />
    </>
  );
}
