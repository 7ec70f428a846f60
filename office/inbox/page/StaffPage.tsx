import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { invitationFragment, messageFragment, type Session } from "#inbox/inbox.ts";
import { ask, refusalOf } from "./api.ts";
import { type Clock, clockOf } from "./clock.ts";
import { Covered, Starting, Stopped, Unanswered } from "./Covered.tsx";
import { Desk, type End } from "./desk.ts";
import { DeskPage } from "./DeskPage.tsx";
import { Invited } from "./Invited.tsx";
import { KeptNotes } from "./kept-notes.ts";
import { type Entered, signIn } from "./passkeys.ts";
import { Keys } from "./sealed.ts";
import { SignedOut } from "./SignedOut.tsx";
import { Unlock } from "./Unlock.tsx";
import { useIdle } from "./use-idle.ts";

type Phase =
  | { at: "starting" | "unreachable" }
  | { at: "signed-out"; why?: End }
  | { at: "invited"; token: string }
  | ({ at: "sealed"; now: Clock } & Entered)
  | { at: "open"; desk: Desk };

type Props = { practice: string };

/** The page of the front desk, from signing in to the list of messages. */
export function StaffPage({ practice }: Props) {
  const [phase, setPhase] = useState<Phase>({ at: "starting" });
  // The message of a link in a notice, until the page is unlocked, and how many links there were.
  const asked = useRef<number>(undefined);
  const [links, setLinks] = useState(0);

  const end = (why: End) => {
    if (phase.at === "open") phase.desk.close();
    // Requests from before the page was locked are rejected later; that is not the reason for the lock.
    setPhase((now) => (why === "ended" && now.at === "signed-out" ? now : { at: "signed-out", why }));
    // A page that nobody uses forgets only its own keys: somebody may work in another tab.
    if (why === "locked") void ask("sign-out", {}, { touched: true }).catch(() => undefined);
  };

  // The server's time is read when the session arrives: typing the passphrase takes a while.
  const enter = async ({ session, device }: Entered) => {
    const now = clockOf(session.now);
    const keys = await Keys.openOnDevice(session, device);
    if (keys) await show(session, now, keys);
    else setPhase({ at: "sealed", session, device, now });
  };

  const show = async (session: Session, now: Clock, keys: Keys) => {
    const kept = await KeptNotes.open(keys, session.person.id, sessionStorage);
    if (asked.current !== undefined) kept.keepOpen(asked.current);
    asked.current = undefined;
    setPhase({ at: "open", desk: new Desk(session, now, keys, kept, end) });
  };

  const start = () => {
    setPhase({ at: "starting" });
    ask("session", {}, { touched: true }).then(
      (session) => enter({ session, device: "unasked" }),
      (error: unknown) => setPhase({ at: refusalOf(error) ? "signed-out" : "unreachable" }),
    );
  };

  const arrive = useEffectEvent(() => {
    const { invitation, message } = readFragment(location.hash);
    // Removes the fragment from the URL and the history.
    if (location.hash) history.replaceState(null, "", location.pathname);
    if (phase.at !== "open") asked.current = message;
    else if (message !== undefined) phase.desk.kept.keepOpen(message);
    if (message !== undefined) setLinks(links + 1);
    if (invitation !== undefined) setPhase({ at: "invited", token: invitation });
    else if (phase.at === "starting") start();
  });
  useEffect(() => {
    const listener = () => arrive();
    listener();
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, []);

  const isNearEnd = useIdle(phase.at === "sealed" || phase.at === "open", () => end("idle"));

  const open = async ({ session, device, now }: Entered & { now: Clock }, passphrase: string) => {
    const keys = await Keys.open(session.keys, passphrase);
    // Without this copy, the passphrase is asked again the next time.
    if (typeof device === "object")
      await ask("passkeys/wrap", { wrapped: await keys.wrapFor(device) }).catch(() => undefined);
    await show(session, now, keys);
  };

  if (phase.at === "open")
    return (
      <ErrorBoundary fallbackRender={() => <Stopped practice={practice} />} onError={() => phase.desk.close()}>
        <QueryClientProvider client={phase.desk.client}>
          <DeskPage practice={practice} desk={phase.desk} links={links} isNearEnd={isNearEnd} onEnd={end} />
        </QueryClientProvider>
      </ErrorBoundary>
    );
  return (
    <Covered practice={practice}>
      {phase.at === "starting" && <Starting />}
      {phase.at === "unreachable" && <Unanswered onRetry={start} />}
      {phase.at === "signed-out" && <SignedOut why={phase.why} onEnter={enter} />}
      {phase.at === "invited" && (
        <Invited token={phase.token} onEnter={enter} onLeave={() => setPhase({ at: "signed-out" })} />
      )}
      {phase.at === "sealed" && (
        <Unlock
          session={phase.session}
          device={phase.device}
          open={(passphrase) => open(phase, passphrase)}
          onPasskey={async () => enter(await signIn())}
          onLeave={() => end("locked")}
        />
      )}
    </Covered>
  );
}

/** What the fragment of a link asks for. */
function readFragment(fragment: string): { invitation?: string; message?: number } {
  const text = fragment.replace(/^#/, "");
  if (text.startsWith(invitationFragment)) return { invitation: text.slice(invitationFragment.length) };
  const number = text.startsWith(messageFragment) ? Number(text.slice(messageFragment.length)) : NaN;
  return Number.isInteger(number) && number > 0 ? { message: number } : {};
}
