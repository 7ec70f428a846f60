import type { Person } from "#inbox/inbox.ts";
import type { StaffInput, StaffOperation } from "#inbox/inbox-operations.ts";
import { moment } from "@practice/site/practice/practice-time.ts";
import { Action } from "./Action.tsx";
import { Choice } from "./Choice.tsx";
import { ConfirmedAction } from "./ConfirmedAction.tsx";
import { roleLabels } from "./Invite.tsx";
import styles from "./Manage.module.css";

type Props = {
  person: Person;
  now: number;
  isMe: boolean;
  isManager: boolean;
  busy: boolean;
  onChange: <Name extends StaffOperation>(operation: Name, input: StaffInput<Name>) => void;
  onInvite: () => void;
};

/** One person with their passkeys and sessions, and buttons to revoke them. */
export function PersonCard({ person, now, isMe, isManager, busy, onChange, onInvite }: Props) {
  const { id, name, role, passkeys, sessions } = person;
  return (
    <section className={styles.person} aria-labelledby={`person-${id}`}>
      <h3 id={`person-${id}`}>
        {name} <small>{isMe ? `${role}, you` : role}</small>
      </h3>
      <h4>{passkeys.length === 1 ? "1 passkey" : `${passkeys.length} passkeys`}</h4>
      <Endings
        busy={busy}
        lines={passkeys.map(({ id: passkey, device, createdAt, usedAt }, at) => ({
          id: passkey,
          text: `${device}, made ${moment(createdAt, now)}${usedAt === null ? "" : `, last used ${moment(usedAt, now)}`}`,
          label: `Remove passkey ${at + 1}`,
          onEnd: () => onChange("passkeys/revoke", { passkey }),
        }))}
      />
      <h4>{sessions.length === 1 ? "1 open session" : `${sessions.length} open sessions`}</h4>
      <Endings
        busy={busy}
        lines={sessions.map(({ id: session, device, startedAt, touchedAt, own }, at) => ({
          id: session,
          text: `${own ? "This browser, " : ""}${device}, since ${moment(startedAt, now)}, last used ${moment(touchedAt, now)}`,
          label: own ? "Sign out here" : `End session ${at + 1}`,
          onEnd: () => onChange("sessions/revoke", { session }),
        }))}
      />
      {isManager && (
        <div className={styles.row}>
          {!isMe && (
            <Choice
              label={`Role of ${name}`}
              value={role}
              options={roleLabels}
              onChange={(next) => onChange("people/role", { person: id, role: next })}
            />
          )}
          {(isMe || role !== "manager") && (
            <Action label="Link for another passkey" aria-describedby={`person-${id}`} busy={busy} onClick={onInvite} />
          )}
          <ConfirmedAction
            tone="quiet"
            label={`Remove ${name}`}
            busy={busy}
            title={`Remove ${name}?`}
            no={`No, keep ${name}`}
            yes={`Yes, remove ${name}`}
            onYes={() => onChange("people/revoke", { person: id })}
          >
            <p>{name} could no longer sign in.</p>
          </ConfirmedAction>
        </div>
      )}
    </section>
  );
}

type Line = { id: number | string; text: string; label: string; onEnd: () => void };

/** What lets a person in, a line each with a button that ends it. */
export function Endings({ lines, busy }: { lines: readonly Line[]; busy: boolean }) {
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ id, text, label, onEnd }) => (
        <li key={id}>
          <span>{text}</span>
          <Action tone="quiet" label={label} busy={busy} onClick={onEnd} />
        </li>
      ))}
    </ul>
  );
}
