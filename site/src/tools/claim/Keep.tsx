import { useState } from "react";
import { filledIn } from "#content/filled-in.ts";
import { sentences } from "#practice/sentences.ts";
import { Button } from "#ui/links/Button.tsx";
import { actTitle } from "./acts.ts";
import { ended, whenText } from "./day-words.ts";
import { writeDay } from "./DayField.tsx";
import { printInsteadOfBlank, type ClaimActions } from "./use-claim.ts";
import type { View } from "./view.ts";
import styles from "./PlanLists.module.css";

/** Ways to keep the plan: on paper, in a message, in a calendar, as a link; and to clear it. */
export function Keep({ data, today, claim, advice, actions, page }: View) {
  const { keep } = data.labels;
  const [said, setSaid] = useState("");
  const { steps, done } = advice;

  const send = () => {
    const acts = steps.map((step) =>
      sentences(ended(actTitle(step, advice, data), data), ended(whenText(step, today, data, "paper"), data)),
    );
    const text = [...acts, "", filledIn(keep.link, { address: location.href })].join("\n");
    if ("share" in navigator) void navigator.share({ title: keep.subject, text }).catch(() => undefined);
    else location.href = `mailto:?subject=${encodeURIComponent(keep.subject)}&body=${encodeURIComponent(text)}`;
  };
  const save = () =>
    void import("./calendar-file.ts")
      .then(({ calendarFile }) =>
        saveFile(calendarFile({ steps: [...steps, ...done], claim, today, host: page.host, now: Date.now() }, data)),
      )
      .then(() => setSaid(keep.saved));
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => setSaid(keep.copied),
      () => setSaid(keep.failed),
    );

  return (
    <section className={styles.keep} aria-labelledby="keep">
      <h2 id="keep">{keep.title}</h2>
      <div>
        <Button size="compact" onPress={printInsteadOfBlank}>
          {keep.print}
        </Button>
        <Button size="compact" onPress={send}>
          {keep.send}
        </Button>
        <Button size="compact" icon="calendar" onPress={save}>
          {keep.calendar}
        </Button>
      </div>
      <p>{keep.about}</p>
      <Button tone="quiet" onPress={copy}>
        {keep.copy}
      </Button>
      <Button tone="quiet" onPress={() => clear(actions)}>
        {keep.clear}
      </Button>
      <div role="status">{said && <p>{said}</p>}</div>
    </section>
  );
}

/** All was cleared: only that can be undone. */
export function Cleared({ data, actions }: Pick<View, "data" | "actions">) {
  const { keep, act } = data.labels;
  return (
    <p className={styles.cleared}>
      {keep.cleared}{" "}
      <button type="button" onClick={() => restore(actions)}>
        {act.undo}
      </button>
    </p>
  );
}

function clear(actions: ClaimActions) {
  actions.clear();
  writeDay("");
  document.getElementById("crash")?.focus();
}

function restore(actions: ClaimActions) {
  const { crash = "" } = actions.shown.before?.claim ?? {};
  actions.undo();
  writeDay(crash);
}

/** Saves a calendar file. It is created in the browser, without a request. */
function saveFile(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "no-fault-dates.ics";
  link.click();
  // Safari reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
