import { useState } from "react";
import { readableMonth } from "#domain/day.ts";
import type { PayerFacts } from "#domain/payer-texts.ts";
import { readablePhone } from "#domain/phone.ts";
import { walk, type Answers } from "#domain/who-pays.ts";
import { Arrival } from "#islands/touched/Arrival.tsx";
import { Buttons } from "#ui/Buttons.tsx";
import { Press } from "#ui/Press.tsx";
import { PrintAlone } from "#ui/PrintAlone.tsx";
import { Findings } from "./Findings.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import styles from "./WhoPays.module.css";

type Props = {
  facts: PayerFacts;
  phone: string;
  /** The practice's, and the day on which the rules were last checked, for a printed result. */
  name: string;
  checked: string;
  print: () => void;
};

/**
 * Asks one question at a time until it is clear whom to ask for No-Fault benefits. The answers live here alone: they
 * make no history, so the browser's Back leaves the page as it leaves any other, and ours goes one question back.
 */
export function WhoPays({ facts, phone, name, checked, print }: Props) {
  const [answers, setAnswers] = useState<Answers>({});
  const [steps, setSteps] = useState(0);
  // The first question takes no focus by itself, unless somebody came back to it.
  const [moved, setMoved] = useState(false);
  const { given, current } = walk(answers, steps);

  const moveTo = (step: number) => {
    setMoved(true);
    setSteps(step);
  };
  const startAgain = () => {
    setAnswers({});
    moveTo(0);
  };

  return (
    <PrintAlone ready={!current}>
      <div className={styles.finder}>
        {current ? (
          <QuestionForm
            key={`${current} ${answers[current]}`}
            id={current}
            chosen={answers[current]}
            takesFocus={moved}
            onAnswer={(option) => {
              setAnswers({ ...answers, [current]: option });
              moveTo(given.length + 1);
            }}
          />
        ) : (
          <Findings given={given} facts={facts} />
        )}
        {given.length > 0 && (
          <>
            <Buttons>
              {!current && <Press label="Print this" tone="primary" onPress={print} />}
              <Press label="Back" onPress={() => moveTo(given.length - 1)} />
              <Press label="Start again" onPress={startAgain} />
            </Buttons>
            <div className={styles.given}>
              <h3>{current ? "Your answers so far" : "Your answers"}</h3>
              <dl>
                {given.map(({ id, question, option }) => (
                  <div key={id}>
                    <dt>{question.text}</dt>
                    <dd>{option.label}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </>
        )}
        {!current && (
          <p data-print-only="">
            These are general New York rules, last checked in {readableMonth(checked)}. Your policy or case can differ.{" "}
            {name}, {readablePhone(phone)}.
          </p>
        )}
        <Arrival phone={phone} />
      </div>
    </PrintAlone>
  );
}
