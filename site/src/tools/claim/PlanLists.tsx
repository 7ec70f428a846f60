import type { ReactNode } from "react";
import { filledIn } from "#content/filled-in.ts";
import { lowerCase } from "#practice/capital.ts";
import { gapAfter } from "#practice/sentences.ts";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { actTitle, letterSteps, saidOf } from "./acts.ts";
import { Why } from "./ActFolds.tsx";
import type { Step } from "./advise.ts";
import { datedDay, ended, limitText, listed, whenText } from "./day-words.ts";
import { StepButtons } from "./StepButtons.tsx";
import { goTo, places } from "./use-claim.ts";
import type { View } from "./view.ts";
import actStyles from "./Act.module.css";
import styles from "./PlanLists.module.css";

/** So many of what may not be this person’s are in view. */
const mostMaybe = 5;

/** Steps that may be this person’s, and are due within days: they stand with the next act. */
export function UrgentMaybe({ steps, ...view }: View & { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <div className={`${actStyles.second} ${styles.list}`} data-maybe="">
      <p className={actStyles.kicker}>{view.data.labels.plan.maybe}</p>
      <Steps {...view} steps={steps} />
    </div>
  );
}

type MaybeProps = View & {
  steps: readonly Step[];
  /** A question is left. */
  isOpen: boolean;
};

/** What only some have to do, with its condition, until an answer decides. */
export function MaybeList({ steps, isOpen, ...view }: MaybeProps) {
  const { plan } = view.data.labels;
  const shown = steps.slice(0, mostMaybe);
  const others = steps.slice(mostMaybe);
  if (shown.length === 0) return null;
  return (
    <section className={styles.list} data-maybe="" aria-labelledby="only-if">
      <h2 id="only-if">{plan.maybe}</h2>
      {isOpen && <p>{plan.shorter}</p>}
      <Steps {...view} steps={shown} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{filledIn(plan.more, { number: others.length })}</summary>
          <Steps {...view} steps={others} />
        </details>
      )}
    </section>
  );
}

/** Steps by urgency, each with its day; it opens to why, and where that is written. */
export function StepList({ title, steps, ...view }: View & { title: string; steps: readonly Step[] }) {
  return (
    <section className={styles.list} aria-labelledby="after-that">
      <h2 id="after-that">{title}</h2>
      <Steps {...view} steps={steps} />
    </section>
  );
}

function Steps({ steps, ...view }: View & { steps: readonly Step[] }) {
  const { data, advice, today } = view;
  return (
    <ol role="list">
      {steps.map((step) => (
        <li key={step.id}>
          <details>
            <summary>
              <span>
                <b>
                  <NoBreakText>{whenText(step, today, data)}</NoBreakText>
                </b>{" "}
                <span>
                  <NoBreakText>{(!step.isSure && saidOf(step, data)?.if) || actTitle(step, advice, data)}</NoBreakText>
                </span>
              </span>
            </summary>
            <Why data={data} step={step} />
            {!letterSteps.includes(step.id) && <StepButtons {...view} step={step} />}
          </details>
          {letterSteps.includes(step.id) && <StepButtons {...view} step={step} />}
        </li>
      ))}
    </ol>
  );
}

/** What is over, done, for others to do, or not this person’s: counted, and folded. */
export function EndFolds(view: View) {
  const { advice, data, today } = view;
  const { plan } = data.labels;
  return (
    <div className={styles.folds} data-screen-only="">
      <Fold title={plan.passed} items={advice.passed}>
        {(step) => (
          <>
            <Lead text={actTitle(step, advice, data)} data={data} />
            <NoBreakText>{ended(whenText(step, today, data), data)}</NoBreakText> <Why data={data} step={step} />
          </>
        )}
      </Fold>
      <Fold title={plan.done} items={advice.done}>
        {(step) => <DoneStep {...view} step={step} />}
      </Fold>
      <Fold title={plan.others} items={advice.others}>
        {(step) => <Duty {...view} step={step} />}
      </Fold>
      <Fold title={plan.not} items={reasonsOf(view)}>
        {({ text, titles }) => (
          <>
            <Lead text={text} data={data} />
            <NoBreakText>{ended(listed(titles, data), data)}</NoBreakText>
          </>
        )}
      </Fold>
    </div>
  );
}

type FoldProps<T> = { title: string; items: readonly T[]; children: (item: T) => ReactNode };

function Fold<T extends { id: string }>({ title, items, children }: FoldProps<T>) {
  if (items.length === 0) return null;
  return (
    <details>
      <summary>{filledIn(title, { number: items.length })}</summary>
      <ul role="list">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </details>
  );
}

function DoneStep({ step, data, actions, shown: { claim } }: View & { step: Step }) {
  const { plan, act } = data.labels;
  const { day, isLate = false } = step.done ?? {};
  const text = !day ? plan.doneSome : isLate ? plan.doneLate : plan.doneOn;
  const { [step.id]: _, ...others } = claim.done ?? {};
  return (
    <>
      <Lead text={saidOf(step, data)?.title ?? ""} data={data} />
      {ended(filledIn(text, { day: day && datedDay(day, data) }), data)}{" "}
      {claim.done?.[step.id] && (
        <button
          type="button"
          onClick={() => {
            actions.take({ ...claim, done: others });
            goTo(places.act);
          }}
        >
          {act.undo}
        </button>
      )}
    </>
  );
}

/** What the insurer or the practice has to do: `The insurer: pay or deny the bill`, and how soon. */
function Duty({ step, data }: View & { step: Step }) {
  const rule = data.limits.find(({ id }) => id === step.id);
  if (!rule) return null;
  const party = step.who === "practice" ? data.labels.plan.practice : data.labels.plan.insurer;
  return (
    <>
      <Lead text={filledIn(party, { what: lowerCase(rule.what) })} data={data} />
      <NoBreakText>{limitText(rule.id, data)}</NoBreakText>
    </>
  );
}

/** A bold sentence before others. */
function Lead({ text, data }: { text: string } & Pick<View, "data">) {
  const sentence = ended(text, data);
  return (
    <>
      <b>
        <NoBreakText>{sentence}</NoBreakText>
      </b>
      {gapAfter(sentence)}
    </>
  );
}

/** What does not apply, by the reason why. */
function reasonsOf({ advice, data }: View): { id: string; text: string; titles: string[] }[] {
  return data.reasons.flatMap(({ id, text }) => {
    const steps = advice.notNeeded.filter(({ reason }) => reason === id);
    const titles = steps.flatMap((step) => saidOf(step, data)?.title ?? []);
    return titles.length > 0 ? [{ id, text, titles: [...new Set(titles)] }] : [];
  });
}
