import { useState } from "react";
import type { Role } from "#inbox/inbox.ts";
import type { StaffInput } from "#inbox/inbox-operations.ts";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { Action } from "./Action.tsx";
import { Choice } from "./Choice.tsx";
import { focus } from "./Heading.tsx";
import styles from "./Manage.module.css";
import { useTask } from "./use-task.ts";

/** The roles as a desk calls them. */
export const roleLabels: Readonly<Record<Role, string>> = { staff: "Staff", manager: "Manager" };

type Props = { busy: boolean; onInvite: (input: StaffInput<"people/invite">) => void };

/** Invites a person by a link. */
export function Invite({ busy, onInvite }: Props) {
  const [role, setRole] = useState<Role>("staff");
  return (
    <form
      method="dialog"
      className={styles.invite}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        onInvite({ name: String(new FormData(form).get("person")).trim(), role });
        form.reset();
      }}
    >
      <Field name="person" label="Invite somebody" hint="As the others know them: Front desk, Anna">
        {(control) => <input {...control} required pattern=".*\S.*" autoComplete="off" maxLength={80} />}
      </Field>
      <Choice label="Role" value={role} options={roleLabels} onChange={setRole} />
      <Action type="submit" label="Make a link" busy={busy} />
    </form>
  );
}

/** The link of an invitation: shown once, to pass on in person or by phone. */
export function Link({ link, until }: { link: string; until: string }) {
  const [copied, setCopied] = useState(false);
  const { run, error } = useTask(async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  });
  return (
    <section className={styles.link} aria-labelledby="link-title">
      <h3 id="link-title" tabIndex={-1} ref={focus}>
        The link, shown only now
      </h3>
      <p className={styles.address}>{link}</p>
      <p>It works once, until {until}. Anybody who has it can sign in as this person, so give it to them yourself.</p>
      <div className={styles.row}>
        <Action label="Copy the link" onClick={() => void run()} />
        <p role="status">{copied && "Copied."}</p>
      </div>
      {error && <p role="alert">This browser does not copy. Select the link and copy it yourself.</p>}
    </section>
  );
}
