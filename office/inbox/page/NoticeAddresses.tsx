import { Fragment } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffInput } from "#inbox/inbox-operations.ts";
import { type Reminder, reminderHours } from "#inbox/inbox.ts";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { Action } from "./Action.tsx";
import type { Desk } from "./desk.ts";
import { Loaded } from "./Loaded.tsx";
import styles from "./Manage.module.css";
import { Problem } from "./Problem.tsx";
import { keysOf } from "./query-cache.ts";

const reminderLabels: Readonly<Record<Reminder, string>> = {
  reminder: `Remind after ${reminderHours.reminder} hours if nobody has read it`,
  last: `Remind after ${reminderHours.last} hours if nobody has answered it`,
};

/** Who gets an email about a new message, and which reminders are sent before it is due. */
export function NoticeAddresses({ desk }: { desk: Desk }) {
  const client = useQueryClient();
  const query = useQuery({ queryKey: ["notices"], queryFn: () => desk.ask("notices", {}) });
  const setting = useMutation({
    mutationFn: (input: StaffInput<"notices/set">) => desk.ask("notices/set", input),
    onSuccess: () => client.invalidateQueries({ queryKey: ["notices"] }),
  });
  return (
    <section aria-labelledby="notices-title">
      <h3 id="notices-title">Notices</h3>
      <p className={styles.lead}>
        An email when a message arrives, and reminders while it waits. It gives the number of the message and nothing
        that was written.
      </p>
      <Loaded query={query}>
        {({ addresses, usual, reminders }) => (
          <form
            method="dialog"
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              const form = new FormData(event.currentTarget);
              setting.mutate({
                addresses: String(form.get("addresses")).match(/[^\s,;]+/g) ?? [],
                reminders: form.getAll("reminders") as Reminder[],
              });
            }}
          >
            {/* Filled in anew with what the server has. */}
            <Fragment key={JSON.stringify([addresses, reminders])}>
              <Field
                name="addresses"
                label="Email addresses, one on each line"
                hint={`With none, ${usual.length > 0 ? `notices go to ${usual.join(", ")}` : "no notices are sent"}.`}
              >
                {(control) => <textarea {...control} rows={4} autoComplete="off" defaultValue={addresses.join("\n")} />}
              </Field>
              {(Object.entries(reminderLabels) as [Reminder, string][]).map(([kind, label]) => (
                <label key={kind} className={styles.check}>
                  <input type="checkbox" name="reminders" value={kind} defaultChecked={reminders.includes(kind)} />
                  {label}
                </label>
              ))}
            </Fragment>
            <Action type="submit" label="Save" busy={setting.isPending} />
            <p role="status">{setting.isSuccess && "Saved."}</p>
            <Problem error={setting.error} />
          </form>
        )}
      </Loaded>
      <TestMail desk={desk} />
    </section>
  );
}

/** A mail to each address, and what the mail server answered. */
function TestMail({ desk }: { desk: Desk }) {
  const client = useQueryClient();
  const testing = useMutation({
    mutationFn: () => desk.ask("notices/test", {}),
    onSettled: () => client.invalidateQueries({ queryKey: keysOf.health }),
  });
  return (
    <>
      <div className={styles.row}>
        <Action label="Send a test email" busy={testing.isPending} onClick={() => testing.mutate()} />
      </div>
      <div role="status">
        {testing.isPending && <p>Asking the mail server…</p>}
        {testing.data?.said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Problem error={testing.error} />
    </>
  );
}
