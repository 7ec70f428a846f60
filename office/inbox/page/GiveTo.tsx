import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { InboxMessage } from "#inbox/inbox.ts";
import field from "@practice/site/ui/forms/Field.module.css";
import { Action } from "./Action.tsx";
import type { Desk } from "./desk.ts";
import type { Act } from "./labels.ts";
import styles from "./MessagePane.module.css";

type Props = Pick<InboxMessage, "taken"> & { desk: Desk; busy: boolean; onAct: (act: Act) => void };

/** Gives a message to a colleague, for whom it is then taken; nothing while there is no other. */
export function GiveTo({ desk, taken, busy, onAct }: Props) {
  const { data } = useQuery({
    queryKey: ["colleagues"],
    queryFn: () => desk.ask("colleagues", {}),
    // Somebody may have been invited a moment ago.
    staleTime: 0,
  });
  const [chosen, setChosen] = useState("");
  const others = data?.people.filter(({ id }) => id !== desk.session.person.id && id !== taken?.by.id) ?? [];
  if (others.length === 0) return null;
  const person = others.find(({ id }) => String(id) === chosen);
  return (
    <div className={`${field.field} ${styles.give}`}>
      <select aria-label="Give to a colleague" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">Give to …</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {person && (
        <Action label={`Give to ${person.name}`} busy={busy} onClick={() => onAct({ kind: "assign", person })} />
      )}
    </div>
  );
}
