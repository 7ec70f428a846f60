import type { ReactNode } from "react";
import { daysBetween } from "#domain/calendar-days.ts";
import { readableDay, shortDay } from "#domain/day.ts";
import { dayToActText } from "#domain/deadline-text.ts";
import type { Due } from "#domain/claim-plan.ts";
import { dayToAct, type Deadline } from "#domain/no-fault-deadlines.ts";
import styles from "./DeadlineLine.module.css";

type Props = {
  accident: string;
  deadlines: readonly Deadline[];
  today: string;
  /** What to do next: its day alone has a filled ring, and how long is left is measured to the day to act. */
  next: Due | undefined;
};

/** The days after the crash that are drawn to scale; what is later follows behind a break, in its order. */
const scaled = 180;
const top = 74;
const baseline = 124;
const height = baseline - top;
/** From the left edge, in percent of the width. */
const start = 4;
const breaks = 5;
const afterBreak = 14;

/**
 * The dates along one recording: a stimulus at the crash, then an answer for each day, all of one height, since only
 * their place is a measure. Only the crash, today and what is next have names: on a phone more would collide. Percents
 * and pixels keep its text as large there as elsewhere. The lists under it say the same, so screen readers pass over it.
 */
export function DeadlineLine({ accident, deadlines, today, next: nextDue }: Props) {
  const next = nextDue?.day;
  // What has passed is in the list below; here it would be crowded under the crash.
  const drawn = deadlines.filter(({ day, daysLeft }) => daysLeft >= 0 || day === next);
  const act = nextDue && dayToAct(nextDue).day;
  const after = (day: string) => daysBetween(accident, day);
  const days = drawn.map(({ day }) => day);
  const later = days.filter((day) => after(day) > scaled);
  const last = Math.max(1, ...[...days, today].map(after).filter((count) => count <= scaled));
  const width = 100 - 2 * start - (later.length > 0 ? breaks + afterBreak * later.length : 0);
  const placeOf = (day: string): number => {
    if (after(day) <= last) return start + (after(day) / last) * width;
    const place = later.findIndex((one) => one >= day);
    const isDate = later[place] === day;
    return start + width + breaks + afterBreak * ((place < 0 ? later.length : place) + (isDate ? 1 : 0.6));
  };
  const left = act && act > today && after(next ?? act) <= scaled ? daysBetween(today, act) : 0;
  const [now, aim] = [placeOf(today), placeOf(act ?? today)];

  return (
    <div className={styles.drawing}>
      <svg className={styles.plot} aria-hidden="true">
        <line className={styles.line} x1="0" x2="100%" y1={baseline} y2={baseline} />
        {later.length > 0 && (
          <At x={start + width + breaks}>
            <path className={styles.ground} d="M-3 0H3" />
            <path className={styles.break} d="M-7 7l6-14M1 7l6-14" />
          </At>
        )}
        {drawn.map(({ day }) => (
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
            Today
          </text>
        </At>
        {drawn.map(({ day }) => (
          <At key={day} x={placeOf(day)}>
            <circle
              className={styles.ring}
              data-next={day === next || undefined}
              cy={-height}
              r={day === next ? 8 : 5}
            />
          </At>
        ))}
        {left > 0 && (
          <>
            <line className={styles.measure} x1={`${now}%`} x2={`${aim}%`} y1="41" y2="41" />
            <line className={styles.measure} x1={`${aim}%`} x2={`${aim}%`} y1="36" y2="46" />
            <At x={(now + aim) / 2}>
              <text className={aim < 16 ? styles.start : ""} y={31 - baseline}>
                {left === 1 ? "1 day" : `${left} days`}
              </text>
            </At>
          </>
        )}
        <text className={styles.start} x="0" y={top - 12}>
          Crash
        </text>
        {nextDue && act && (
          <At x={placeOf(nextDue.day)}>
            <text className={aim < 20 ? styles.start : aim > 80 ? styles.end : ""} y={30}>
              {`${nextDue.daysLeft < 0 ? "Was due" : "Next:"} ${after(act) <= scaled ? shortDay(act) : readableDay(act)}`}
            </text>
          </At>
        )}
      </svg>
      <p aria-hidden="true">
        {nextDue && act !== next && `By ${dayToActText(nextDue)}. `}
        {later.length > 0 ? `To scale for ${last} days; what is later comes after the break.` : "To scale."}
      </p>
    </div>
  );
}

/** What is drawn around a point of the line. */
function At({ x, children }: { x: number; children: ReactNode }) {
  return (
    <svg x={`${x.toFixed(2)}%`} y={baseline}>
      {children}
    </svg>
  );
}
