import { useState } from "react";
import { filledIn } from "#content/filled-in.ts";
import { readablePhone } from "#practice/phone.ts";
import { mostQuestions, pathThrough, type Answers, type FinderRules } from "./who-pays.ts";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus, type StatusTexts } from "#islands/on-interaction/LoadingStatus.tsx";
import type { FinderLabels } from "./texts-schema.ts";
import { Buttons } from "#ui/links/Button.tsx";
import { ActionButton } from "#ui/forms/ActionButton.tsx";
import { card } from "#ui/layout/Card.tsx";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import { Findings } from "./Findings.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import styles from "./WhoPays.module.css";

/** The finder's rules, its texts in the language of the page, and its links. */
export type FinderProps = {
  phone: string;
  /** The practice's name and the review note of the rules, for a printed result. */
  name: string;
  note: string;
  rules: FinderRules;
  texts: FinderLabels & { language?: string };
  links: Readonly<Record<"letter" | "dates" | "onFoot", string>>;
  /** For pages that are not in English. */
  status?: StatusTexts;
};

/**
 * Asks one question at a time until it is clear whom to ask for No-Fault benefits. The answers are only in this state,
 * not in the history: the browser's Back leaves the page, and ours goes one question back.
 */
function WhoPays({ phone, name, note, status, ...page }: FinderProps) {
  const { rules, texts } = page;
  const { form } = texts;
  const [answers, setAnswers] = useState<Answers>({});
  const [steps, setSteps] = useState(0);
  // The first question is not focused, unless the visitor came back to it.
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
      <div className={`${card} ${styles.finder}`}>
        {current ? (
          <QuestionForm
            key={`${current.id} ${answers[current.id]}`}
            question={current}
            chosen={answers[current.id]}
            place={filledIn(form.place, {
              number: given.length + 1,
              most: given.length + mostQuestions(rules, current),
            })}
            takesFocus={moved}
            texts={form}
            onAnswer={(option) => {
              setAnswers({ ...answers, [current.id]: option });
              moveTo(given.length + 1);
            }}
          />
        ) : (
          <Findings given={given} {...page} />
        )}
        {given.length > 0 && (
          <div className={styles.beside}>
            <Buttons>
              {!current && <ActionButton label={form.print} onPress={() => window.print()} />}
              <ActionButton tone="quiet" label={form.back} onPress={() => moveTo(given.length - 1)} />
              <ActionButton tone="quiet" label={form.again} onPress={startAgain} />
            </Buttons>
            <div className={styles.given}>
              <h3>{current ? form.soFar : form.answers}</h3>
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
            {form.paper} {note} {name}, <span data-keep="">{readablePhone(phone)}</span>.
          </p>
        )}
        <LoadingStatus phone={phone} texts={status} />
      </div>
    </PrintRegion>
  );
}

/** “Who pays?”, in its error boundary. */
export const WhoPaysIsland = withErrorBoundary(WhoPays);
