import { useState } from "react";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import type { FactView } from "#editor/api-types.ts";
import type { LaunchAnswer, LaunchGroup } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { ask, refusalOf } from "./api.ts";
import { FactText } from "./fields/FactText.tsx";
import styles from "./LaunchPage.module.css";
import { entryHref } from "./places.ts";

type Props = Pick<LaunchAnswer, "groups" | "day"> & {
  facts: readonly FactView[];
  onRecorded: (now: LaunchAnswer) => void;
};

/** The groups of texts: who read each, what has to be read, and a form to record that somebody did. */
export function ReviewGroups({ groups, day, facts, onRecorded }: Props) {
  return (
    <section className={styles.groups} aria-labelledby="reviews">
      <h2 id="reviews">Who has read the texts</h2>
      <p>
        A new or changed text keeps nothing from going live once its group was reviewed: it is listed here until
        somebody reads the group again.
      </p>
      {groups.map((group) => (
        <details key={group.id} className={styles.kind}>
          <summary>
            {group.title} ({stateOf(group)})
          </summary>
          <p>{group.said}</p>
          {group.write && <p>{group.write}</p>}
          <RecordReview {...{ group, day, onRecorded }} />
          {group.texts.length > 0 && <Texts {...{ group, facts }} />}
        </details>
      ))}
    </section>
  );
}

function stateOf({ texts, keepsOffline }: LaunchGroup): string {
  if (texts.length === 0) return "nothing open";
  return keepsOffline ? `${texts.length} open` : `${texts.length} changed since`;
}

function Texts({ group, facts }: { group: LaunchGroup; facts: readonly FactView[] }) {
  return (
    <>
      <h3>{group.keepsOffline ? "To be read" : "New, or changed since"}</h3>
      <ul role="list">
        {group.texts.map((text, index) => (
          <li key={index}>
            <a href={entryHref(text)}>
              <FactText text={text.title} facts={facts} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type RecordProps = { group: LaunchGroup; day: string; onRecorded: Props["onRecorded"] };

function RecordReview({ group: { id, title, fingerprint }, day, onRecorded }: RecordProps) {
  const [by, setBy] = useState("");
  const [on, setOn] = useState(day);
  const [isRecorded, setRecorded] = useState(false);
  const { run, busy, error } = useTask(async () => {
    onRecorded(await ask("POST review", { group: id, by, on, fingerprint }));
    setRecorded(true);
  });
  const refusal = refusalOf(error);
  const mistakes = "mistakes" in refusal ? refusal.mistakes : undefined;
  const errorAt = (key: string) => mistakes?.find(({ path }) => path[0] === key)?.text;
  return (
    <form
      method="dialog"
      className={styles.record}
      aria-label={`Record a review of ${title}`}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Field
        name={`by-${id}`}
        label="Reviewed by"
        hint="First and last name, with title. This person has read all texts of the group."
        error={errorAt("by")}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            value={by}
            onChange={({ target }) => setBy(target.value)}
          />
        )}
      </Field>
      <Field name={`on-${id}`} label="Reviewed on" error={errorAt("on")}>
        {(control) => (
          <input {...control} type="date" max={day} value={on} onChange={({ target }) => setOn(target.value)} />
        )}
      </Field>
      <Action type="submit" label="Record the review" busy={busy} />
      <p role="status">{isRecorded && "Recorded. Publish it to keep it with the site."}</p>
      <Problem error={mistakes ? null : error} />
    </form>
  );
}
