import { filledIn } from "#content/filled-in.ts";
import { routes } from "#routes.ts";
import { capital } from "#practice/capital.ts";
import { readablePhone } from "#practice/phone.ts";
import { gapAfter, sentences } from "#practice/sentences.ts";
import { PrintRegion } from "#ui/layout/PrintRegion.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { actTitle, lettersOf, saidOf, stepTitle } from "./acts.ts";
import type { Advice, Step } from "./advise.ts";
import { choiceKeys, claimDays, type Claim } from "./claim.ts";
import type { ClaimData } from "./claim-texts.ts";
import { ClaimLine } from "./ClaimLine.tsx";
import { datedDay, dayIn, ended, lawText, listed, paired, wholeDay, whenText } from "./day-words.ts";
import { answerText } from "./questions.ts";
import { isMourning, visitDay } from "./visit-kind.ts";
import styles from "./PlanSheet.module.css";

type Props = {
  claim: Claim;
  advice: Advice;
  today: string;
  data: ClaimData;
  /** The number to call, and the name of the practice. */
  phone: string;
  name: string;
  /** The address of the site, such as `www.example.com`. */
  site: string;
};

/** With more rows than this, the sources are left out and the type is smaller, so that it stays one sheet; with twice as many, the line, too. */
const roomy = 6;
const full = 16;

/** The plan on one US letter sheet, in black on white; not on the screen. It is printed, but for the letter. */
export function PlanSheet({ claim, advice, today, data, phone, name, site }: Props) {
  const { labels } = data;
  const { sheet, act } = labels;
  const [next, ...later] = advice.steps;
  const said = [...answersOf(claim, data), ...daysOf(claim, data)];
  const done = advice.done.filter(({ who }) => who === "you");
  const rows = later.length + advice.maybe.length + done.length;
  const dense = rows > full ? "most" : rows > roomy || said.length > 12 ? "more" : undefined;
  const call = readablePhone(phone);
  const visit = visitDay(today);
  // The exam is among the acts, by its day.
  const index = later.findIndex(({ due, when }) => (due ? due.act > visit : when !== "now"));
  const before = index < 0 ? later.length : index;
  const stepRow = (step: Step) => (
    <Row
      key={step.id}
      when={whenText(step, today, data, "row")}
      what={stepTitle(step, data)}
      {...(!dense && { law: lawText(step, data), source: saidOf(step, data)?.source })}
    />
  );
  return (
    <div className={styles.place} data-print-only="">
      <PrintRegion ready>
        <article className={styles.sheet} data-dense={dense}>
          <div className={styles.head}>
            <span>
              <b>{name}</b> · {call}
            </span>
            <span>{filledIn(sheet.counted, { day: wholeDay(today, data) })}</span>
          </div>
          <h1>
            <NoBreakText>{sheet.title}</NoBreakText>
          </h1>
          {claim.crash && (
            <p>
              {sentences(
                ended(filledIn(sheet.crash, { day: wholeDay(claim.crash, data) }), data),
                ended(advice.day === 0 ? labels.day.zero : filledIn(labels.day.number, { day: advice.day }), data),
              )}
            </p>
          )}
          {claim.crash && <ClaimLine variant="sheet" {...{ claim, advice, today, data }} />}
          {next && <NextAct step={next} {...{ advice, today, data }} />}
          <h2>{labels.plan.then}</h2>
          <table>
            <tbody>
              {later.slice(0, before).map(stepRow)}
              {!isMourning(claim) && (
                <Row
                  when={capital(filledIn(act.by, { day: dayIn("row", visit, today, data) }))}
                  what={filledIn(sheet.get, { phone: call })}
                />
              )}
              {later.slice(before).map(stepRow)}
              {advice.maybe.map((step) => (
                <Row
                  key={step.id}
                  when={whenText(step, today, data, "row")}
                  what={saidOf(step, data)?.if ?? stepTitle(step, data)}
                />
              ))}
              {done.map((step) => (
                <Row
                  key={step.id}
                  when={step.done?.day && datedDay(step.done.day, data)}
                  what={paired(act.done, stepTitle(step, data), data)}
                  isDone
                />
              ))}
            </tbody>
          </table>
          <h2>{sheet.letters}</h2>
          <p>
            <NoBreakText>{filledIn(sheet.lettersText, { address: `${site}/letters` })}</NoBreakText>
          </p>
          {said[0] && <h2>{sheet.said}</h2>}
          <ul>
            {said.map((text) => (
              <li key={text}>
                <NoBreakText>{text}</NoBreakText>
              </li>
            ))}
          </ul>
          <h2>{sheet.fill}</h2>
          <div className={styles.pens}>
            {sheet.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
          <p className={styles.foot}>
            <b>{sheet.danger}</b>
            {gapAfter(sheet.danger)}
            {sentences(labels.calendar.general, `${site}${routes.claim}`)}
          </p>
        </article>
      </PrintRegion>
    </div>
  );
}

/** The next act, in a frame, with a line for the name of each insurer. */
function NextAct({ step, advice, today, data }: { step: Step } & Pick<Props, "advice" | "today" | "data">) {
  const { labels } = data;
  const said = saidOf(step, data);
  // That it must arrive is said with the day.
  const ways = (said?.how ?? []).filter((way) => way !== "arrive").map((way) => labels.ways[way]);
  return (
    <div className={styles.next}>
      <span className={styles.box} />
      <div>
        <p>
          <b>
            <NoBreakText>{filledIn(labels.sheet.next, { act: actTitle(step, advice, data) })}</NoBreakText>
          </b>
        </p>
        <p>
          <b>{whenText(step, today, data, "paper")}</b>
          {ways.length > 0 && ` · ${listed(ways, data)}`}
        </p>
        {lettersOf(step, advice, data).map(({ id, to }) => (
          <p key={id} className={styles.whom}>
            {filledIn(labels.act.to, { whom: to })} <span />
          </p>
        ))}
        {lawText(step, data) && <p>{lawText(step, data)}</p>}
      </div>
    </div>
  );
}

type RowProps = {
  when: string | undefined;
  what: string;
  /** The last day by law, and the source, which is in English. */
  law?: string | undefined;
  source?: string | undefined;
  isDone?: boolean;
};

function Row({ when, what, law, source, isDone }: RowProps) {
  return (
    <tr>
      <td>{isDone ? "✓" : <span className={styles.box} />}</td>
      <th scope="row">{when}</th>
      <td>
        <NoBreakText>{what}</NoBreakText>
        {(law ?? source) && (
          <small>
            {law}
            {law && gapAfter(law)}
            <span lang="en">{source}</span>
          </small>
        )}
      </td>
    </tr>
  );
}

/** The answers as the person gave them: `Traveling: On a bus`. */
function answersOf(claim: Claim, data: ClaimData): string[] {
  return [...choiceKeys, "also"].flatMap((key) => {
    const question = data.questions.find(({ id }) => id === key);
    const answer = question && answerText(question, claim, data);
    return answer ? [paired(question.short, answer, data)] : [];
  });
}

/** The other days that the person knows, by the names of their fields. */
function daysOf(claim: Claim, data: ClaimData): string[] {
  const { events } = data;
  const fields = events.flatMap((event) => [event, ...(event.events ?? [])]).flatMap(({ fields = [] }) => fields);
  return claimDays.flatMap((key) => {
    const label = key === "crash" ? undefined : fields.find(({ id }) => id === key)?.label;
    const day = claim[key];
    return label && day ? [paired(label, datedDay(day, data), data)] : [];
  });
}
