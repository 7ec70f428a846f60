import { useState } from "react";
import type { Person } from "#inbox/inbox.ts";
import { Action } from "./Action.tsx";
import { Choice } from "./Choice.tsx";
import { roleLabels } from "./Invite.tsx";
import { moment } from "@practice/site/practice/practice-time.ts";
import styles from "./Manage.module.css";
import type { Change } from "./People.tsx";

type Props = {
  person: Person;
  now: number;
  isMe: boolean;
  isManager: boolean;
  busy: boolean;
  onChange: (change: Change) => void;
  onInvite: () => void;
};

/** One person with their passkeys and sessions, and buttons to revoke them. */
export function PersonCard({ person, now, isMe, isManager, busy, onChange, onInvite }: Props) {
  const [asking, setAsking] = useState(false);
  const { id, name, role, passkeys, sessions } = person;
  return (
    <section className={styles.person} aria-labelledby={`person-${id}`}>
      <h3 id={`person-${id}`}>
        {name} <small>{isMe ? `${role}, you` : role}</small>
      </h3>
      <h4>{passkeys.length === 1 ? "1 passkey" : `${passkeys.length} passkeys`}</h4>
      <ul role="list" className={styles.lines}>
        {passkeys.map(({ id: passkey, device, createdAt, usedAt }, at) => (
          <li key={passkey}>
            <span>
              {device}, made {moment(createdAt, now)}
              {usedAt !== null && `, last used ${moment(usedAt, now)}`}
            </span>
            <Action
              tone="quiet"
              label={`Remove passkey ${at + 1}`}
              busy={busy}
              onClick={() => onChange({ operation: "passkeys/revoke", input: { passkey } })}
            />
          </li>
        ))}
      </ul>
      <h4>{sessions.length === 1 ? "1 open session" : `${sessions.length} open sessions`}</h4>
      <ul role="list" className={styles.lines}>
        {sessions.map(({ id: session, device, startedAt, touchedAt, own }, at) => (
          <li key={session}>
            <span>
              {own ? `This browser, ${device}` : device}, since {moment(startedAt, now)}, last used{" "}
              {moment(touchedAt, now)}
            </span>
            <Action
              tone="quiet"
              label={own ? "Sign out here" : `End session ${at + 1}`}
              busy={busy}
              onClick={() => onChange({ operation: "sessions/revoke", input: { session } })}
            />
          </li>
        ))}
      </ul>
      {isManager && (
        <div className={styles.row}>
          {!isMe && (
            <Choice
              label={`Role of ${name}`}
              value={role}
              options={roleLabels}
              onChange={(next) => onChange({ operation: "people/role", input: { person: id, role: next } })}
            />
          )}
          {(isMe || role !== "manager") && (
            <Action label="Link for another passkey" aria-describedby={`person-${id}`} busy={busy} onClick={onInvite} />
          )}
          <p role="status">{asking && `${name} could no longer sign in.`}</p>
          {/* The same button, so that the focus stays and a second press does not remove the person. */}
          <Action
            tone="quiet"
            label={asking ? `No, keep ${name}` : `Remove ${name}`}
            onClick={() => setAsking(!asking)}
          />
          {asking && (
            <Action
              label={`Yes, remove ${name}`}
              busy={busy}
              onClick={() => onChange({ operation: "people/revoke", input: { person: id } })}
            />
          )}
        </div>
      )}
    </section>
  );
}
