import { useState } from "react";
import type { DeadlineLabels } from "./texts-schema.ts";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { Text } from "#ui/text/Text.tsx";
import { focusField } from "#ui/forms/focus-field.ts";
import type { Calendar } from "./calendar-file.ts";
import styles from "./Deadlines.module.css";

type SaveProps = { calendar: Calendar; tone: "primary" | undefined; texts: DeadlineLabels };

/** The button that adds all upcoming dates, and an overdue next step, to the visitor's calendar. */
export function SaveToCalendar({ calendar, tone, texts }: SaveProps) {
  const [state, setState] = useState<"" | "saved" | "failed">("");

  // Most people only read or print: the calendar code is loaded on demand.
  const save = () =>
    void import("./calendar-file.ts")
      .then(({ calendarFile }) => saveFile("no-fault-dates.ics", "text/calendar", calendarFile(calendar, texts)))
      .then(
        () => setState("saved"),
        () => setState("failed"),
      );

  return (
    <>
      <ActionButton label={texts.calendar.save} icon="calendar" tone={tone} onPress={save} />
      <div className={styles.said} role="status">
        {state && <Text variant="small">{texts.calendar[state]}</Text>}
      </div>
    </>
  );
}

/** Back to a field of the form, even a collapsed one; all input is preserved. */
export function ChangeAnswers({ label, field }: { label: string; field: string }) {
  const change = () => {
    const form = document.forms.namedItem("answers");
    if (form) focusField(form, field);
  };
  return <ActionButton label={label} onPress={change} />;
}

/** Saves a text as a file. It is created in the browser, without a request. */
function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
