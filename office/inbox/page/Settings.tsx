import { useState } from "react";
import { toCsv } from "#inbox/inbox-csv.ts";
import { Action } from "./Action.tsx";
import type { Desk, Opened } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { kindText, stateText } from "./labels.ts";
import styles from "./Manage.module.css";
import { NoticeAddresses } from "./NoticeAddresses.tsx";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

const heads = ["Number", "Arrived", "State", "Answered", "By", "Who", "Name", "Email", "Phone", "Message", "Notes"];

const time = (at: number | undefined) => (at === undefined ? "" : new Date(at).toISOString());

function cellsOf({ row, notes }: Opened): (string | number)[] {
  const { patientType, name = "", email = "", phone = "", message = "does not open" } = row.fields ?? {};
  return [
    row.number,
    time(row.arrivedAt),
    stateText(row),
    time(row.answered?.at),
    row.answered?.by ?? "",
    kindText(patientType, { inFull: true }),
    name,
    email,
    phone,
    message,
    notes.map(({ by, text }) => `${by.name}: ${text}`).join("\n"),
  ];
}

/** For managers: who gets notices, and all messages as a file. */
export function Settings({ desk }: { desk: Desk }) {
  return (
    <>
      <Heading level="h2">Settings</Heading>
      <NoticeAddresses desk={desk} />
      <Export desk={desk} />
    </>
  );
}

/** Exports all messages to one file, decrypted in this browser: the server never sees it. */
function Export({ desk }: { desk: Desk }) {
  const [count, setCount] = useState<number>();
  const { run, busy, error } = useTask(async () => {
    setCount(0);
    const all = await desk.export(setCount);
    const file = new Blob([toCsv([heads, ...all.map(cellsOf)])], { type: "text/csv" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "messages.csv";
    link.click();
    // By then the download has started.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
  return (
    <section aria-labelledby="export-title">
      <h3 id="export-title">All messages as a file</h3>
      <p className={styles.lead}>
        A table (CSV) with everything that people wrote. Anybody who gets the file can read it. The audit trail will say
        that you saved it. Keep it where patient records are kept, and delete it after use.
      </p>
      <Action label="Save messages.csv" busy={busy} onClick={() => void run()} />
      {busy && <p>Opening: {count} messages so far.</p>}
      <p role="status">{count !== undefined && !busy && !error && `Saved: ${count} messages.`}</p>
      <Problem error={error} />
    </section>
  );
}
