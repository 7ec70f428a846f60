import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { filledIn } from "#content/filled-in.ts";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Button } from "#ui/links/Button.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { eventText, eventsIn, isEntered, withoutEvent, type ClaimEvent } from "./events.ts";
import { AnswerBox } from "./Question.tsx";
import { answerText, type Question } from "./questions.ts";
import { EventForm, SinceQuestion } from "./Since.tsx";
import { goTo, places } from "./use-claim.ts";
import type { View } from "./view.ts";
import styles from "./Question.module.css";

type Props = View & {
  /** The questions whose answers matter. */
  rows: readonly Question[];
  /** Nothing is asked any more: what has happened since is added here. */
  isComplete: boolean;
};

/** What was answered and entered, a row each, which opens to be changed in place. */
export function Answers({ rows, isComplete, ...view }: Props) {
  const { data, claim, actions } = view;
  const { ask } = data.labels;
  const [open, setOpen] = useState<string>();
  const events = eventsIn(data).filter((event) => isEntered(event, claim));
  const close = (id: string) => {
    setOpen(undefined);
    goTo(`change-${id}`, places.answers);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape" && open !== undefined) close(open);
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  if (rows.length + events.length === 0 && !isComplete) return null;

  const toggle = (id: string) => setOpen(open === id ? undefined : id);

  return (
    <section className={styles.answers} aria-labelledby={places.answers}>
      <h2 id={places.answers} tabIndex={-1}>
        {ask.yours}
      </h2>
      <ul role="list">
        {rows.map((row) => (
          <Row
            key={row.id}
            {...{ ask, toggle }}
            id={row.id}
            name={row.short}
            question={row.text}
            answer={answerText(row, claim, data) ?? ""}
            isOpen={open === row.id}
          >
            <p id={`row-${row.id}`}>
              <NoBreakText>{row.text}</NoBreakText>
            </p>
            <AnswerBox
              {...view}
              question={row}
              labelledBy={`row-${row.id}`}
              onChosen={(value) => {
                actions.answer(row, value);
                close(row.id);
              }}
            />
          </Row>
        ))}
        {events.map((event) => (
          <Row
            key={`event-${event.id}`}
            {...{ ask, toggle }}
            id={`event-${event.id}`}
            name={event.label}
            question={event.label}
            answer={eventText(event, claim, data)}
            isOpen={open === `event-${event.id}`}
          >
            <EventRow {...view} event={event} onClose={() => close(`event-${event.id}`)} />
          </Row>
        ))}
      </ul>
      {isComplete && <AddSince {...view} />}
    </section>
  );
}

type RowProps = {
  id: string;
  name: string;
  question: string;
  answer: string;
  isOpen: boolean;
  ask: View["data"]["labels"]["ask"];
  toggle: (id: string) => void;
  children: ReactNode;
};

function Row({ id, name, question, answer, isOpen, ask, toggle, children }: RowProps) {
  return (
    <li>
      <div className={styles.answer}>
        <span>
          <span>{name}</span> <b>{<NoBreakText>{answer}</NoBreakText>}</b>
        </span>
        <button
          type="button"
          id={`change-${id}`}
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : filledIn(ask.changeName, { question, answer })}
          onClick={() => toggle(id)}
        >
          {isOpen ? ask.close : ask.change}
        </button>
      </div>
      {isOpen && <div className={styles.box}>{children}</div>}
    </li>
  );
}

function EventRow({ event, onClose, ...view }: View & { event: ClaimEvent; onClose: () => void }) {
  const { data, shown, actions } = view;
  return (
    <>
      <EventForm
        {...view}
        event={event}
        action={data.labels.ask.apply}
        onDone={(next) => {
          actions.take(next);
          onClose();
        }}
      />
      <Button
        tone="quiet"
        onPress={() => {
          actions.take(withoutEvent(event, shown.claim));
          onClose();
        }}
      >
        {data.labels.ask.out}
      </Button>
    </>
  );
}

/** Adds what happened since, once all questions are answered. */
function AddSince(view: View) {
  const { ask } = view.data.labels;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.add}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {ask.add}
      </button>
      {isOpen ? (
        <div className={styles.box}>
          <b id="add-since" tabIndex={-1}>
            {ask.since}
          </b>
          <SinceQuestion {...view} labelledBy="add-since" onAdded={() => setIsOpen(false)} />
        </div>
      ) : (
        <ArrowLink href={view.page.letters}>{ask.which}</ArrowLink>
      )}
    </div>
  );
}
