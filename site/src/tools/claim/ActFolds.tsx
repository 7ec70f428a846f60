import { gapAfter } from "#practice/sentences.ts";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { actTitle, lettersOf, saidOf } from "./acts.ts";
import { notesOf } from "./Act.tsx";
import type { Step } from "./advise.ts";
import { dayNotes, limitText, listed } from "./day-words.ts";
import { RuleSource } from "./RuleSource.tsx";
import type { View } from "./view.ts";
import styles from "./Act.module.css";

/** What is behind the acts in view: where an insurer’s name is found, who can file, why, and where it is written. */
export function ActFolds({ steps, ...view }: View & { steps: readonly Step[] }) {
  const { data, advice, today } = view;
  const { act } = data.labels;
  const letters = steps.flatMap((step) => lettersOf(step, advice, data));
  const conditions = steps.flatMap((step) => saidOf(step, data)?.conditions ?? []);
  const department = data.pages.find(({ id }) => id === "insuranceDepartment");
  return (
    <div className={styles.folds}>
      <Facts {...view} steps={steps} />
      {letters.length > 0 && (
        <details>
          <summary>{act.find}</summary>
          {letters.map(({ id, find }) => (
            <p key={id}>
              <NoBreakText>{find}</NoBreakText>
            </p>
          ))}
          {department && (
            <p>
              <Filled
                text={act.codes}
                values={{
                  link: (
                    <ExternalLink href={department.href} leads={data.labels.others?.external}>
                      {department.name}
                    </ExternalLink>
                  ),
                }}
              />
            </p>
          )}
        </details>
      )}
      {conditions.length > 0 && (
        <details>
          <summary>{act.conditions}</summary>
          <p>
            <NoBreakText>{conditions[0]}</NoBreakText>
          </p>
        </details>
      )}
      {steps.length > 0 && (
        <details>
          <summary>{act.why}</summary>
          {steps.map((step) => (
            <div key={step.id}>
              {steps.length > 1 && <b>{actTitle(step, advice, data)}</b>}
              <Why {...view} step={step} />
              {[...dayNotes(step, today, data), ...notesOf(view, step)].slice(2).map((note) => (
                <p key={note}>
                  <NoBreakText>{note}</NoBreakText>
                </p>
              ))}
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

/** Why a step is to be done, its time limit, and where both are written. */
export function Why({ step, data }: Pick<View, "data"> & { step: Step }) {
  const texts = saidOf(step, data);
  if (!texts) return null;
  const isLate = step.due && step.due.left < 0;
  const limit = limitText(step.id, data) ?? "";
  return (
    <>
      {isLate && texts.late && (
        <p>
          <NoBreakText>{texts.late}</NoBreakText>
        </p>
      )}
      <p>
        <NoBreakText>{texts.why}</NoBreakText>
      </p>
      <p>
        <NoBreakText>{limit}</NoBreakText>
        {gapAfter(limit)}
        <RuleSource {...texts} data={data} isSentence />
      </p>
    </>
  );
}

/** For a filing: what counts, and why no letter goes to an insurer. */
function Facts({ steps: [step], data, advice }: View & { steps: readonly Step[] }) {
  const { act, ways } = data.labels;
  const texts = step && saidOf(step, data);
  if (!texts?.conditions) return null;
  const reason = advice.notNeeded.find(({ id }) => id === "noticeLimit")?.reason;
  const noLetter = data.reasons.find(({ id }) => id === reason)?.text;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{act.how}</dt>
        <dd>
          {listed(
            texts.how.map((way) => ways[way]),
            data,
          )}
        </dd>
      </div>
      <div>
        <dt>{act.forms}</dt>
        <dd>
          <NoBreakText>{texts.why}</NoBreakText>
        </dd>
      </div>
      {noLetter && (
        <div>
          <dt>{act.noLetter}</dt>
          <dd>
            <NoBreakText>{noLetter}</NoBreakText>
          </dd>
        </div>
      )}
    </dl>
  );
}
