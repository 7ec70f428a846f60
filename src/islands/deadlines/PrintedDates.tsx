import { fullDay } from "#domain/day.ts";
import { dutyText, lateText, ruleTime, saferText } from "#domain/deadline-text.ts";
import type { Deadline } from "#domain/no-fault-deadlines.ts";
import { sourceText } from "#domain/source-and-review.ts";
import styles from "./PrintedDates.module.css";

type Props = {
  /** The answers, and the day on which the dates were counted. */
  about: string;
  deadlines: readonly Deadline[];
  undated: readonly string[];
  ends: readonly (string | false)[];
};

/** All dates on one sheet of paper, in their order: a box to check off, the day in bold, and what to do by then. */
export function PrintedDates({ about, deadlines, undated, ends }: Props) {
  const rows = deadlines.flatMap(({ rules, ...deadline }) => rules.map((rule) => ({ ...deadline, rule })));
  return (
    <div className={styles.sheet} data-print-only="" data-long={rows.length > 11 || undefined}>
      <p>{about}</p>
      <table>
        <tbody>
          {rows.map(({ day, daysLeft, rule, closed }) => (
            <tr key={rule.id}>
              <td>
                <span className={styles.box} />
              </td>
              <th scope="row">{fullDay(day)}</th>
              <td>
                {dutyText(rule)}. {daysLeft < 0 && lateText(rule)}
                {closed &&
                  rule.who !== "insurer" &&
                  `This is ${closed.because}. ${saferText(rule, { day, daysLeft, closed })}`}{" "}
                <small>
                  {ruleTime(rule)}. {sourceText(rule)}.
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {undated.length > 0 && <b>Dates that count from a later day</b>}
      <ul>
        {undated.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {ends.map((text) => text && <p key={text}>{text}</p>)}
    </div>
  );
}
