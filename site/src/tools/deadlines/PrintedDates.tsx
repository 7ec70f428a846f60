import { fullDay } from "#practice/day.ts";
import type { Due } from "./claim-plan.ts";
import { closedText, dutyText, lateText, ruleTime, sentences } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";
import { dayToAct, type DueRule } from "./no-fault-deadlines.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import styles from "./PrintedDates.module.css";
import { Sourced } from "./Sourced.tsx";

type Props = {
  /** The answers, and the day on which the dates were computed. */
  about: string;
  dues: readonly Due[];
  /** The next step. */
  next: DueRule | undefined;
  undated: readonly string[];
  ends: readonly (string | false)[];
  texts: DeadlineLabels;
};

/**
 * All dates on paper, the next one first and what has passed last: a checkbox, the day to act in bold, and what to do
 * by then.
 */
export function PrintedDates({ about, dues, next, undated, ends, texts }: Props) {
  const { limit, line, list, language } = texts;
  const rank = ({ rule, daysLeft }: Due) => (rule === next ? 0 : daysLeft < 0 ? 2 : 1);
  return (
    <div className={styles.sheet} data-print-only="">
      <p>{about}</p>
      <table>
        <tbody>
          {dues
            .toSorted((one, other) => rank(one) - rank(other))
            .map(({ rule, ...due }) => {
              // The weekday is on a line of its own, so that the column is narrow.
              const day = fullDay(dayToAct(due).day, language).replace(", ", ",\n");
              const isNext = rule === next;
              return (
                <tr key={rule.id} data-next={isNext}>
                  <td>
                    <span className={styles.box} />
                  </td>
                  <th scope="row">
                    {isNext ? filledIn(line.next, { day }) : day}
                    {due.daysLeft < 0 && <small>{texts.day.passed}</small>}
                  </th>
                  <td>
                    {sentences(
                      filledIn(limit.end, { text: dutyText(rule, texts) }),
                      due.daysLeft < 0 && lateText(rule, texts),
                      due.closed && closedText(rule, due, texts),
                    )}{" "}
                    <small>
                      <Sourced text={filledIn(limit.end, { text: ruleTime(rule, texts) })} rule={rule} texts={texts} />
                    </small>
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
      {undated[0] && <b>{list.later}</b>}
      <ul>
        {undated.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {ends.map((text) => text && <p key={text}>{text}</p>)}
    </div>
  );
}
