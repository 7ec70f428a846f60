import type { ReactNode } from "react";
import { daysBetween } from "#practice/calendar-days.ts";
import { readableDay, shortDay, unbroken } from "#practice/day.ts";
import { counted, dutyAndHints, dutyText, sentences } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";
import type { Due } from "./claim-plan.ts";
import { dayToAct } from "./no-fault-deadlines.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import styles from "./DeadlineLine.module.css";

type Props = {
  accident: string;
  /** The certain dates besides the next one: those for only some people would be unlabeled peaks. */
  others: readonly Due[];
  today: string;
  /** What to do next: only its day has a filled ring, and the remaining time is measured to it. */
  next: Due | undefined;
  texts: DeadlineLabels;
};

const top = 74;
const baseline = 124;
const height = baseline - top;
/** In percent of the width: from the left edge, beside a break, and at most for each and for all dates behind it. */
const start = 4;
const breaks = 5;
const afterBreak = { each: 12, all: 30 };

/**
 * The dates along one recording: a stimulus at the crash, then a response at each day to act, all of equal height,
 * since only their position carries data. To scale up to today and the next date, so that the days left have room;
 * later ones follow behind a break, in order. The crash, today and the next date have labels; the others have numbers,
 * explained below the drawing: on a phone labels would overlap. Percents and pixels keep text readable at any width.
 * The lists below have the same data, so it is hidden from screen readers.
 */
export function DeadlineLine({ accident, others, today, next: nextDue, texts }: Props) {
  const { line, language } = texts;
  const next = nextDue && dayToAct(nextDue).day;
  const named = others.map((due) => ({ ...due, day: dayToAct(due).day })).filter(({ day }) => day !== next);
  const numbered = [...new Set(named.map(({ day }) => day))].sort();
  const days = [...(next ? [next] : []), ...numbered];
  const after = (day: string) => daysBetween(accident, day);
  const last = Math.max(1, after(today), after(next ?? today));
  const later = numbered.filter((day) => after(day) > last);
  const each = Math.min(afterBreak.each, afterBreak.all / later.length);
  const width = 100 - 2 * start - (later[0] ? breaks + each * later.length : 0);
  const placeOf = (day: string): number => {
    if (after(day) <= last) return start + (after(day) / last) * width;
    return start + width + breaks + each * (later.indexOf(day) + 1);
  };
  const left = next && next > today ? daysBetween(today, next) : 0;
  const [now, aim] = [placeOf(today), placeOf(next ?? today)];
  const name = filledIn((nextDue?.daysLeft ?? 0) < 0 ? line.was : line.next, {
    day: next && (last <= 180 ? shortDay(next, language) : readableDay(next, language)),
  });
  // Its text would overlap the line of today.
  const isShort = aim - now < 18;

  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg className={styles.plot}>
        <line className={styles.line} x1="0" x2="100%" y1={baseline} y2={baseline} />
        {later[0] && (
          <At x={start + width + breaks}>
            <path className={styles.background} d="M-3 0H3" />
            <path className={styles.break} d="M-7 7l6-14M1 7l6-14" />
          </At>
        )}
        {days.map((day) => (
          <At key={day} x={placeOf(day)}>
            <path className={styles.line} d={`M-9 0c6 0 5-${height} 9-${height}s3 ${height} 9 ${height}`} />
          </At>
        ))}
        <At x={start}>
          <path className={styles.line} d="M-7 0l4-30 6 46 4-16h2" />
        </At>
        <At x={now}>
          <path className={styles.now} d={`M0 ${20 - baseline}V0`} />
          <text y={12 - baseline} className={now > 85 ? styles.end : now < 8 ? styles.start : ""}>
            {line.today}
          </text>
        </At>
        {days.map((day) => (
          <At key={day} x={placeOf(day)}>
            <circle
              className={styles.ring}
              data-next={day === next || undefined}
              cy={-height}
              r={day === next ? 8 : 5}
            />
            <text y={-height - 12}>{numbered.indexOf(day) + 1 || ""}</text>
          </At>
        ))}
        {left > 0 && (
          <>
            <line className={styles.measure} x1={`${now}%`} x2={`${aim}%`} y1="41" y2="41" />
            <line className={styles.measure} x1={`${aim}%`} x2={`${aim}%`} y1="36" y2="46" />
            <At x={isShort ? now : (now + aim) / 2}>
              <text className={isShort ? styles.start : ""} x={isShort ? 6 : 0} y={31 - baseline}>
                {counted(line.days, "days", left, texts)}
              </text>
            </At>
          </>
        )}
        <text className={styles.start} x="0" y={baseline + 30}>
          {line.crash}
        </text>
        {nextDue && next && (
          <At x={aim}>
            {/* Beside the label of the crash, or below it where they would overlap. */}
            <text
              className={aim < 35 ? styles.start : aim > 65 ? styles.end : ""}
              y={aim < 45 || name.length > 16 ? 50 : 30}
            >
              {name}
            </text>
          </At>
        )}
      </svg>
      <p>{later[0] ? counted(line.break, "days", last, texts) : line.scale}</p>
      <ol className={styles.numbered}>
        {named.map(({ rule, day }) => (
          <li key={rule.id}>
            <b>{numbered.indexOf(day) + 1}</b>{" "}
            {sentences(
              filledIn(texts.answer.about, { day: unbroken(readableDay(day, language)) }),
              filledIn(texts.limit.end, { text: dutyText({ ...rule, what: dutyAndHints(rule)[0] }, texts) }),
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Positions its children around a point of the line. */
function At({ x, children }: { x: number; children: ReactNode }) {
  return (
    <svg x={`${x.toFixed(2)}%`} y={baseline}>
      {children}
    </svg>
  );
}
