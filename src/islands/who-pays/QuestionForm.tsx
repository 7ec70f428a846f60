import { useState, type SubmitEvent } from "react";
import { answersInFragment } from "#domain/answers-in-fragment.ts";
import { optionInFragment } from "#domain/who-pays.ts";
import { takeOver } from "#islands/touched/ready.ts";
import type { Question } from "#schemas/who-pays.ts";
import { Button } from "#ui/links/Button.tsx";
import { Buttons } from "#ui/links/Buttons.tsx";
import { Choices } from "./Choices.tsx";

type Props = {
  question: Question;
  chosen: string | undefined;
  takesFocus: boolean;
  onAnswer: (option: string) => void;
};

/** One question, with the button that leads on. It stays until it is answered. */
export function QuestionForm({ question, chosen, takesFocus, onAnswer }: Props) {
  const [missing, setMissing] = useState(false);
  const { id, text, hint, options } = question;

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
      ref={(form) => start(form, question)}
    >
      <Choices
        name={id}
        legend={text}
        hint={hint}
        options={options}
        chosen={chosen}
        error={missing ? "Choose one of these answers." : undefined}
        takesFocus={takesFocus}
      />
      <Buttons>
        <Button tone="primary">Next</Button>
      </Buttons>
    </form>
  );
}

/** What another tool already asked is chosen, not sent. */
function start(form: HTMLFormElement | null, question: Question) {
  // React calls it at each change; a form is taken over once.
  if (!form || form.noValidate) return;
  const choice = form.elements.namedItem(form.name);
  const carried = optionInFragment(question, answersInFragment(location.hash));
  if (choice instanceof RadioNodeList && !choice.value && carried) choice.value = carried;
  takeOver(form);
}
