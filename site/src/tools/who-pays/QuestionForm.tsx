import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { answersInFragment } from "#tools/answers-in-fragment.ts";
import { optionInFragment } from "./who-pays.ts";
import { formReady } from "#islands/on-interaction/ready.ts";
import type { Question } from "./who-pays-schema.ts";
import type { FinderLabels } from "./texts-schema.ts";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { Described, describedBy } from "#ui/forms/Field.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./QuestionForm.module.css";

type Props = {
  question: Question;
  chosen: string | undefined;
  /** Which question this is, and how many there can be. */
  place: string;
  /** Focuses the question when it appears, since it has replaced another. */
  takesFocus: boolean;
  texts: FinderLabels["form"];
  onAnswer: (option: string) => void;
};

/** One question, with the button to continue. It stays until it is answered. */
export function QuestionForm({ question, chosen, place, takesFocus, texts, onAnswer }: Props) {
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { id, text, hint, options } = question;
  const error = missing ? texts.choose : undefined;

  useEffect(() => start(form.current, question), [question]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const option = new FormData(event.currentTarget).get(id);
    if (typeof option === "string") return onAnswer(option);
    setMissing(true);
    event.currentTarget.querySelector("input")?.focus();
  };

  return (
    <form
      method="dialog"
      name={id}
      data-screen-only=""
      onSubmit={handleSubmit}
      onInput={() => setMissing(false)}
      ref={form}
    >
      <fieldset
        className={styles.choices}
        data-invalid={error ? "" : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        <legend tabIndex={-1} ref={takesFocus ? focus : undefined}>
          <span>{place}</span> {text}
        </legend>
        <Described name={id} hint={hint} error={error}>
          {options.map((option) => (
            <label key={option.id}>
              <input
                type="radio"
                name={id}
                value={option.id}
                defaultChecked={option.id === chosen}
                aria-describedby={error ? `${id}-error` : undefined}
              />
              <OptionLabel>{option.label}</OptionLabel>
            </label>
          ))}
        </Described>
      </fieldset>
      <Buttons>
        <Button tone="primary">{texts.next}</Button>
      </Buttons>
    </form>
  );
}

function OptionLabel({ children }: { children: string }) {
  return (
    <span>
      <NoBreakText>{children}</NoBreakText>
    </span>
  );
}

/** Preselects an answer from the URL fragment without submitting it. */
function start(form: HTMLFormElement | null, question: Question) {
  const choice = form?.elements.namedItem(question.id);
  const option = optionInFragment(question, answersInFragment(location.hash));
  if (choice instanceof RadioNodeList && !choice.value && option) choice.value = option;
  formReady(form);
}

function focus(legend: HTMLElement | null) {
  // Firefox does not focus a legend before its layout; measuring forces it.
  legend?.getBoundingClientRect();
  legend?.focus({ preventScroll: true });
  // All of it, including its button, if it fits on the screen; otherwise from its top.
  legend?.closest("form")?.scrollIntoView({ block: "nearest" });
}
