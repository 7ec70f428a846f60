import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Closure, Mistake } from "#editor/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Heading } from "#inbox/page/Heading.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { isDay } from "@practice/site/practice/calendar-days.ts";
import { otherHoursText } from "@practice/site/practice/other-hours.ts";
import checkbox from "@practice/site/ui/forms/Checkbox.module.css";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { ask, refusalOf } from "./api.ts";
import styles from "./ClosePage.module.css";
import { ComingClosures } from "./ComingClosures.tsx";
import { keep, keptIn } from "./kept.ts";
import { mistakesAt, without } from "./mistakes.ts";
import { hrefOf } from "./places.ts";

type Props = { person: string; onSaved: () => void };

/** Closes the phone line and all offices for a day or several, and lists what is closed from today on. */
export function ClosePage({ person, onSaved }: Props) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ["closures"], queryFn: () => ask("GET closures", {}), staleTime: 0 });
  const refresh = () => {
    onSaved();
    return queries.invalidateQueries({ queryKey: ["closures"] });
  };
  return (
    <>
      <title>Close for a day · Site editor</title>
      <p data-back="">
        <a href={hrefOf({ at: "start" })}>All content</a>
      </p>
      <Heading>Close for a day</Heading>
      <p>
        For the phone line and all offices at once. For one office alone, or for shorter hours, open{" "}
        <a href={hrefOf({ at: "collection", collection: "hours" })}>Hours and closures</a>.
      </p>
      <CloseForm name={`${person} close`} onClosed={refresh} />
      <Loaded query={query}>{({ closures }) => <ComingClosures closures={closures} onRemoved={refresh} />}</Loaded>
    </>
  );
}

const nothing = { from: "", to: "", reason: "" };
type Draft = typeof nothing;

/** What the server said of the days: mistakes, or what stands there already; `saved` is what visitors will read. */
type Answer = { mistakes?: readonly Mistake[]; standing?: readonly Closure[]; saved?: string };

const questions = [
  { key: "from", type: "date", label: "Day, or the first of several days", hint: undefined },
  { key: "to", type: "date", label: "Last day (optional)", hint: "Leave it empty for one day." },
  { key: "reason", type: "text", label: "Reason", hint: "Visitors read it after the day. For example: Christmas Day." },
] as const;

type FormProps = {
  /** Under which it is kept in the browser. */
  name: string;
  onClosed: () => Promise<void>;
};

function CloseForm({ name, onClosed }: FormProps) {
  const [draft, setDraft] = useState<Draft>(() => keptIn<Draft>(name) ?? nothing);
  const [{ mistakes = [], standing = [], saved }, setAnswer] = useState<Answer>({});
  const [isAgreed, setAgreed] = useState(false);
  const reads = textOf(draft);
  useEffect(() => keep(name, draft === nothing ? undefined : draft), [name, draft]);

  const change = (key: keyof Draft, value: string) => {
    setDraft({ ...draft, [key]: value });
    setAnswer({ mistakes: without(mistakes, [key]) });
    setAgreed(false);
  };
  /** Synchronously, so that what is focused next is there. */
  const show = (answer: Answer, idOfFocus: string) => {
    flushSync(() => setAnswer(answer));
    document.getElementById(idOfFocus)?.focus();
  };
  const closing = useTask(async () => {
    if (standing.length > 0 && !isAgreed) return document.getElementById("agreed")?.focus();
    const { to, ...rest } = draft;
    try {
      await ask("POST closure", { ...rest, ...(to && { to }), replaces: standing.map(({ key }) => key) });
    } catch (error) {
      const refusal = refusalOf(error);
      if ("standing" in refusal) return show(refusal, "agreed");
      if (!("mistakes" in refusal) || refusal.mistakes.length === 0) throw error;
      return show(refusal, String(refusal.mistakes[0]?.path[0]));
    }
    setDraft(nothing);
    setAgreed(false);
    setAnswer({ saved: reads });
    await onClosed();
  });

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void closing.run();
      }}
    >
      {questions.map(({ key, type, label, hint }) => (
        <Field key={key} name={key} label={label} hint={hint} error={mistakesAt(mistakes, [key])}>
          {(control) => (
            <input
              {...control}
              type={type}
              autoComplete="off"
              value={draft[key]}
              onChange={({ target }) => change(key, target.value)}
            />
          )}
        </Field>
      ))}
      {standing.length > 0 && <Replaced closures={standing} isAgreed={isAgreed} onAgreed={setAgreed} />}
      <Problem error={closing.error} />
      {reads && (
        <p>
          Visitors will read: <strong>{reads}</strong>
        </p>
      )}
      <p role="status" className={styles.saved}>
        {saved && (
          <>
            <strong>Saved as a draft.</strong> {saved}. It is not on the site yet.{" "}
            <a href={hrefOf({ at: "publish" })}>Publish</a>
          </>
        )}
      </p>
      <p>
        <Action type="submit" tone="primary" label="Close everywhere" busy={closing.busy} />
      </p>
    </form>
  );
}

/** Empty until there is a whole sentence to read. */
function textOf({ from, to, reason }: Draft): string {
  const last = to && to !== from ? to : undefined;
  if (!isDay(from) || (last && !isDay(last)) || !reason.trim()) return "";
  return otherHoursText({ from, to: last, reason: reason.trim() });
}

type ReplacedProps = { closures: readonly Closure[]; isAgreed: boolean; onAgreed: (isAgreed: boolean) => void };

function Replaced({ closures, isAgreed, onAgreed }: ReplacedProps) {
  return (
    <section className={styles.standing} aria-labelledby="standing">
      <p id="standing">
        <strong>These days have other hours already:</strong>
      </p>
      <ul id="standing-list">
        {closures.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <label className={styles.agreed}>
        <input
          id="agreed"
          type="checkbox"
          className={checkbox.box}
          aria-describedby="standing standing-list"
          checked={isAgreed}
          onChange={({ target }) => onAgreed(target.checked)}
        />
        Replace them on these days
      </label>
    </section>
  );
}
