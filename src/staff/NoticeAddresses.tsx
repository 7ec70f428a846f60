import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Field } from "#ui/forms/Field.tsx";
import { Action } from "./Action.tsx";
import type { Desk } from "./desk.ts";
import { Loaded } from "./Loaded.tsx";
import styles from "./Manage.module.css";
import { Problem } from "./Problem.tsx";

const queryKey = ["notices"] as const;

/** Who gets a mail when a message comes, and reminders before it is due. */
export function NoticeAddresses({ desk }: { desk: Desk }) {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => desk.ask("notices", {}) });
  const setting = useMutation({
    mutationFn: (addresses: string[]) => desk.ask("notices/set", { addresses }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <section aria-labelledby="notices-title">
      <h3 id="notices-title">Notices</h3>
      <p className={styles.lead}>
        A mail when a message comes, and a reminder at 18 and at 22 hours while nobody has answered. It has the number
        of the message and no word of it.
      </p>
      <Loaded query={query}>
        {({ addresses, usual }) => (
          <form
            key={addresses.join()}
            method="dialog"
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              const text = String(new FormData(event.currentTarget).get("addresses") ?? "");
              setting.mutate(text.split(/[\s,;]+/).filter(Boolean));
            }}
          >
            <Field name="addresses" label="Addresses, one a line" hint={usualText(usual)}>
              {(control) => <textarea {...control} rows={4} autoComplete="off" defaultValue={addresses.join("\n")} />}
            </Field>
            <Action type="submit" label="Save the addresses" busy={setting.isPending} />
            <p role="status">{setting.isSuccess && "Saved."}</p>
            <Problem error={setting.error} />
          </form>
        )}
      </Loaded>
    </section>
  );
}

function usualText(usual: readonly string[]): string {
  return usual.length > 0
    ? `With none, notices go to ${usual.join(", ")}, as the server’s settings say.`
    : "With none, no notices are sent: the server’s settings name nobody.";
}
