import { useState } from "react";
import { rules } from "virtual:who-pays";
import { readablePhone } from "#domain/phone.ts";
import { mostQuestions, pathThrough, type Answers } from "#domain/who-pays.ts";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus } from "#islands/on-interaction/LoadingStatus.tsx";
import type { Notice } from "#schemas/notice.ts";
import { Buttons } from "#ui/links/Button.tsx";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { sheet } from "#ui/layout/Sheet.tsx";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import { Findings } from "./Findings.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import styles from "./WhoPays.module.css";

type Props = {
  phone: string;
  /** The practice's, and what is said of the review of the rules, for a printed result. */
  name: string;
  note: string;
  unexpected: Notice;
};

/**
 * Asks one question at a time until it is clear whom to ask for No-Fault benefits. The answers live here alone: they
 * make no history, so the browser's Back leaves the page as it leaves any other, and ours goes one question back.
 */
function WhoPays({ phone, name, note }: Props) {
  const [answers, setAnswers] = useState<Answers>({});
  const [steps, setSteps] = useState(0);
  // The first question takes no focus by itself, unless the visitor came back to it.
  const [moved, setMoved] = useState(false);
  const { given, current } = pathThrough(rules, answers, steps);

  const moveTo = (step: number) => {
    setMoved(true);
    setSteps(step);
  };
  const startAgain = () => {
    setAnswers({});
    moveTo(0);
  };

  return (
    <PrintRegion ready={!current}>
      <div className={`${sheet} ${styles.finder}`}>
        {current ? (
          <QuestionForm
            key={`${current.id} ${answers[current.id]}`}
            question={current}
            chosen={answers[current.id]}
            place={`Question ${given.length + 1} of at most ${given.length + mostQuestions(rules, current)}`}
            takesFocus={moved}
            onAnswer={(option) => {
              setAnswers({ ...answers, [current.id]: option });
              moveTo(given.length + 1);
            }}
          />
        ) : (
          <Findings given={given} rules={rules} />
        )}
        {given.length > 0 && (
          <div className={styles.beside}>
            <Buttons>
              {!current && <ActionButton label="Print this" onPress={() => window.print()} />}
              <ActionButton tone="quiet" label="Back" onPress={() => moveTo(given.length - 1)} />
              <ActionButton tone="quiet" label="Start again" onPress={startAgain} />
            </Buttons>
            <div className={styles.given}>
              <h3>{current ? "Your answers so far" : "Your answers"}</h3>
              <dl>
                {given.map(({ question, option }) => (
                  <div key={question.id}>
                    <dt>{question.text}</dt>
                    <dd>{option.label}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        )}
        {!current && (
          <p data-print-only="">
            These are general New York rules. Your policy or case can differ. {note} {name},{" "}
            <span data-keep="">{readablePhone(phone)}</span>.
          </p>
        )}
        <LoadingStatus phone={phone} />
      </div>
    </PrintRegion>
  );
}

export const WhoPaysIsland = withErrorBoundary(WhoPays);
