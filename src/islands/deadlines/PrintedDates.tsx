import { fullDay } from "#domain/day.ts";
import { closedText, dutyText, lateText, ruleTime, sentences } from "#domain/deadline-text.ts";
import { filledIn } from "#domain/filled-in.ts";
import type { Deadline } from "#domain/no-fault-deadlines.ts";
import type { DeadlineWords } from "#schemas/deadline-texts.ts";
import styles from "./PrintedDates.module.css";
import { Sourced } from "./Sourced.tsx";

type Props = {
  /** The answers, and the day on which the dates were counted. */
  about: string;
  deadlines: readonly Deadline[];
  undated: readonly string[];
  ends: readonly (string | false)[];
  texts: DeadlineWords;
};

/** All dates on one sheet of paper, in their order: a box to check off, the day in bold, and what to do by then. */
export function PrintedDates({ about, deadlines, undated, ends, texts }: Props) {
  const { limit, list, language } = texts;
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
              <th scope="row">{fullDay(day, language)}</th>
              <td>
                {sentences(
                  filledIn(limit.end, { text: dutyText(rule, texts) }),
                  daysLeft < 0 && lateText(rule, texts),
                  closed && rule.who !== "insurer" && closedText(rule, { day, daysLeft, closed }, texts),
                )}{" "}
                <small>
                  <Sourced text={filledIn(limit.end, { text: ruleTime(rule, texts) })} rule={rule} texts={texts} />
                </small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {undated.length > 0 && <b>{list.later}</b>}
      <ul>
        {undated.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {ends.map((text) => text && <p key={text}>{text}</p>)}
    </div>
  );
}
