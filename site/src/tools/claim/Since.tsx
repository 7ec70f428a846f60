import { useState } from "react";
import { flushSync } from "react-dom";
import type { DayProblem } from "#practice/calendar-days.ts";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Field } from "#ui/forms/Field.tsx";
import { focusField } from "#ui/forms/focus-field.ts";
import { Button } from "#ui/links/Button.tsx";
import type { Claim, ClaimDay } from "./claim.ts";
import { eventProblems, eventsIn, isEntered, type ClaimEvent, type EventField } from "./events.ts";
import { Options } from "./Options.tsx";
import { sinceKey, without } from "./questions.ts";
import { goTo, places } from "./use-claim.ts";
import type { View } from "./view.ts";
import styles from "./Question.module.css";

type Props = View & {
  labelledBy: string;
  /** It is asked for the first time: “Nothing yet” is an answer. */
  isFirst?: boolean;
  onAdded?: () => void;
  /** Goes back to the question before. */
  onBack?: (() => void) | undefined;
};

/** What has happened since the crash: first its kind, then its days. */
export function SinceQuestion({ labelledBy, isFirst = false, onAdded, onBack, ...view }: Props) {
  const { data, claim, shown, actions, page } = view;
  const { ask } = data.labels;
  const [kind, setKind] = useState<string>();
  const group = data.events.find(({ id, events }) => id === kind && events);
  const kinds = group?.events ?? (kind === undefined ? data.events : undefined);
  const chosen = eventsIn(data).find(({ id }) => id === kind);
  const hintId = `${labelledBy}-hint`;

  const choose = (id: string | undefined) => {
    flushSync(() => setKind(id));
    goTo(labelledBy);
  };
  const finish = (next: Claim) => {
    actions.takeSince(next);
    onAdded?.();
    goTo(places.question, places.act);
  };

  return (
    <>
      <p className={styles.hint} id={hintId}>
        {ask.sinceHint}
      </p>
      {kinds && (
        <>
          <Options
            labelledBy={labelledBy}
            describedBy={hintId}
            options={[
              ...kinds.filter(({ id }) => !eventsIn(data).some((one) => one.id === id && isEntered(one, claim))),
              ...(isFirst && kind === undefined ? [{ id: "nothing", label: ask.nothing }] : []),
            ]}
            given={isFirst ? claim[sinceKey] : undefined}
            onChoose={(id) => (id === "nothing" ? finish({ ...shown.claim, [sinceKey]: "nothing" }) : choose(id))}
          />
          <ArrowLink href={page.letters}>{ask.which}</ArrowLink>
        </>
      )}
      {chosen && (
        <EventForm
          key={chosen.id}
          {...view}
          event={chosen}
          action={ask.save}
          onDone={(next) => finish(without(next, sinceKey))}
        />
      )}
      {(kind !== undefined || onBack) && (
        <div className={styles.back}>
          <Button tone="quiet" onPress={() => (kind === undefined ? onBack?.() : choose(undefined))}>
            {ask.back}
          </Button>
        </div>
      )}
    </>
  );
}

type FormProps = View & {
  event: ClaimEvent;
  /** The label of its button. */
  action: string;
  /** Takes the claim with the event. */
  onDone: (claim: Claim) => void;
};

/** The days and answers of an event. Errors stand at their fields, and nothing that was typed is cleared. */
export function EventForm({ event, action, data, claim, shown, today, page, onDone }: FormProps) {
  const [entered, setEntered] = useState<Claim>(shown.claim);
  const [problems, setProblems] = useState<Readonly<Record<string, DayProblem | "noDay">>>({});
  const set = (id: string, value: string | undefined) =>
    setEntered(
      Object.fromEntries([...Object.entries(entered).filter(([key]) => key !== id), ...(value ? [[id, value]] : [])]),
    );

  const save = (form: HTMLFormElement) => {
    const unread = [...form.querySelectorAll("input")].filter(({ validity }) => validity.badInput);
    const found: Record<string, DayProblem | "noDay"> = {
      ...eventProblems(event, entered, today, data),
      ...Object.fromEntries(unread.map(({ name }) => [name, "missing" as const])),
    };
    const [first] = event.fields;
    if (!isEntered(event, entered) && Object.keys(found).length === 0 && first) found[first.id] = "noDay";
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong) focusField(form, wrong);
    else onDone(entered);
  };

  return (
    <form
      className={styles.event}
      method="dialog"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        save(submitted.currentTarget);
      }}
    >
      {event.fields.map((field) => {
        const problem = problems[field.id];
        const error = problem && (problem === "noDay" ? data.labels.ask.noDay : page.problems[problem]);
        return field.options ? (
          <Choice
            key={field.id}
            field={field}
            value={entered[field.id as "denies"]}
            unsure={data.labels.ask.unsure}
            onChoose={set}
          />
        ) : (
          <Field key={field.id} name={field.id} label={field.label} hint={field.hint} error={error}>
            {(control) => (
              <input
                {...control}
                type="date"
                autoComplete="off"
                defaultValue={claim[field.id as ClaimDay]}
                onInput={({ currentTarget }) => set(field.id, currentTarget.value)}
              />
            )}
          </Field>
        );
      })}
      <Button>{action}</Button>
    </form>
  );
}

type ChoiceProps = {
  field: EventField;
  value: string | undefined;
  unsure: string;
  onChoose: (field: string, value: string) => void;
};

function Choice({ field: { id, label, options = [] }, value, unsure, onChoose }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <b id={`${id}-label`}>{label}</b>
      <Options
        labelledBy={`${id}-label`}
        options={[...options, { id: "unsure", label: unsure }]}
        given={value}
        onChoose={(chosen) => onChoose(id, chosen)}
      />
    </div>
  );
}
