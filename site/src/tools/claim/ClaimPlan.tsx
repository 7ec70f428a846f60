import { GetExamined } from "#parts/GetExamined.tsx";
import type { DayProblem } from "#practice/calendar-days.ts";
import { Act, AlsoAct } from "./Act.tsx";
import { ActFolds } from "./ActFolds.tsx";
import { actsOf, maybeOf } from "./acts.ts";
import { Answers } from "./Answers.tsx";
import { ClaimLine } from "./ClaimLine.tsx";
import { Cleared, Keep } from "./Keep.tsx";
import type { EmptyLine } from "./line-marks.ts";
import { Letters } from "./Letters.tsx";
import { EndFolds, MaybeList, StepList, UrgentMaybe } from "./PlanLists.tsx";
import { PlanSheet } from "./PlanSheet.tsx";
import { Question } from "./Question.tsx";
import { askedOf } from "./asked.ts";
import { adviceOn, consistent, type Source } from "./questions.ts";
import { isStarted, type ClaimActions } from "./use-claim.ts";
import { visitKind } from "./visit-kind.ts";
import styles from "./ClaimPlan.module.css";

/** The practice and the site, as the plan names them. */
export type PlanPage = {
  phone: string;
  /** The name of the practice, and the host of its site. */
  name: string;
  host: string;
  /** What the line says before there is a day, and the days of the limit on it. */
  line: EmptyLine;
  /** What is said at a day that cannot be. */
  problems: Readonly<Record<DayProblem, string>>;
  /** The page of the letters that come. */
  letters: string;
};

type Props = { source: Source | undefined; claim: ClaimActions; page: PlanPage };

/** The line, and everything that follows from what is entered: the next act, the next question, the rest of the plan. */
export function ClaimPlan({ source, claim: actions, page }: Props) {
  const { shown } = actions;
  if (!source || !isStarted(shown))
    return (
      <>
        <ClaimLine empty={page.line} />
        {source && shown.lastAct === "cleared" && <Cleared data={source.data} actions={actions} />}
      </>
    );
  const { data, today } = source;
  const claim = consistent(shown.claim, data);
  const advice = adviceOn(claim, source);
  const view = { ...source, claim, advice, shown, actions, page };
  const { next, also, then } = actsOf(advice);
  const { urgent, rest } = maybeOf(advice);
  const { rows, asked, number, most, order } = askedOf(claim, shown, source);
  const isOpen = asked !== undefined;
  const kind = visitKind(view, next);
  const letter = [...advice.steps, ...advice.maybe].some(({ id }) => id === "noticeLimit")
    ? "noticeLimit"
    : "lateReason";

  return (
    <>
      <ClaimLine claim={claim} advice={advice} today={today} data={data} />
      <div className={styles.plan} data-plan="" data-complete={isOpen ? undefined : ""}>
        <div className={styles.frame} data-screen-only="">
          <section className={styles.act} aria-labelledby="next-act">
            <Act {...view} step={next} />
            {also && <AlsoAct {...view} step={also} />}
            <UrgentMaybe {...view} steps={urgent} />
          </section>
          {isOpen && (
            <div className={styles.ask}>
              <Question
                {...view}
                asked={asked}
                number={number}
                most={most}
                onBack={number > 1 ? () => actions.back(shown.again, order) : undefined}
              />
              <Answers {...view} rows={rows} isComplete={false} />
            </div>
          )}
          <div className={styles.extra}>
            <ActFolds {...view} steps={[next, also].flatMap((step) => step ?? [])} />
            {kind && <GetExamined {...data.visit[kind]} phone={page.phone} labels={data.labels.visit} />}
          </div>
          {!isOpen && (
            <div className={styles.ask}>
              <Answers {...view} rows={rows} isComplete />
            </div>
          )}
        </div>
        {shown.isLetterOpen && (
          <Letters
            claim={claim}
            advice={advice}
            today={today}
            data={data}
            actions={actions}
            onSent={() => actions.done(letter)}
          />
        )}
        <div className={styles.rest} data-screen-only="">
          <MaybeList {...view} steps={rest} isOpen={isOpen} />
          {then.length > 0 && <StepList {...view} title={data.labels.plan.then} steps={then} />}
          <Keep {...view} />
        </div>
        <EndFolds {...view} />
      </div>
      <PlanSheet
        claim={claim}
        advice={advice}
        today={today}
        data={data}
        phone={page.phone}
        name={page.name}
        site={page.host}
      />
    </>
  );
}
