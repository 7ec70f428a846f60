import { daysBetween } from "#domain/calendar-days.ts";
import { shortDay } from "#domain/day.ts";
import type { Deadline } from "#domain/no-fault-deadlines.ts";
import styles from "./DeadlineLine.module.css";

type Props = { accident: string; deadlines: readonly Deadline[]; today: string };

const baseline = 150;
/** Neighbors answer with different heights, so that close ones do not cover each other. */
const heights = [40, 76, 112] as const;
const heightOf = (index: number) => heights[index % heights.length] ?? 0;

/** From the left edge, in percent: both ends keep room for their labels. */
const place = (at: number) => `${(5 + at * 88).toFixed(2)}%`;

/**
 * The dates along one recording: a stimulus at the crash, then an answer for each day, in their order and with some of
 * their distance. A true scale would have the first weeks on top of each other: each date is halfway between its place in
 * the order and the root of its distance. Percents and pixels keep its numbers as large on a phone as elsewhere. The list
 * under it says the same, so screen readers pass over it.
 */
export function DeadlineLine({ accident, deadlines, today }: Props) {
  const days = [accident, ...deadlines.map(({ day }) => day)];
  const last = days.length - 1;
  const length = daysBetween(accident, days[last] ?? accident);
  if (length === 0) return null;
  const places = days.map((day, index) => (index / last + Math.sqrt(daysBetween(accident, day) / length)) / 2);
  const now = between(days, places, today);
  const points = deadlines.map(({ day, daysLeft }, index) => ({
    at: places[index + 1] ?? 1,
    label: dayLabel(day, days[index] ?? accident),
    passed: daysLeft < 0,
  }));
  return (
    <svg className={styles.plot} aria-hidden="true">
      <line className={styles.line} x1="0" x2="100%" y1={baseline} y2={baseline} />
      {now !== undefined && (
        <svg x={place(now)}>
          <path className={styles.now} d={`M0 20V${baseline}`} />
          <text y="12">Today</text>
        </svg>
      )}
      <svg x={place(0)} y={baseline}>
        <path className={styles.gap} d="M-6 0H8" />
        <path className={styles.line} d="M-7 0l4-30 6 46 4-16h2" />
        <text className={styles.start} x="-14" y="40">
          Crash
        </text>
      </svg>
      {points.map(({ at }, index) => (
        <svg key={at} x={place(at)} y={baseline}>
          <path className={styles.gap} d="M-11 0H11" />
          <path
            className={styles.line}
            d={`M-12 0c8 0 7-${heightOf(index)} 12-${heightOf(index)}s4 ${heightOf(index)} 12 ${heightOf(index)}`}
          />
        </svg>
      ))}
      {points.map(({ at, label, passed }, index) => (
        <svg key={at} x={place(at)} y={baseline} data-passed={passed || undefined}>
          <circle className={styles.ring} cy={-heightOf(index)} r="13" />
          <text y={5 - heightOf(index)}>{index + 1}</text>
          <text className={styles.day} y={index % 2 === 0 ? 22 : 40}>
            {label}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** A day whose year is not that of the day before it on the line carries its year. */
function dayLabel(day: string, before: string) {
  const year = day.slice(0, 4);
  return before.startsWith(year) ? shortDay(day) : `${shortDay(day)}, ${year}`;
}

/** Where today is: between the dates around it, in proportion. */
function between(days: readonly string[], at: readonly number[], today: string) {
  const next = days.findIndex((day) => day > today);
  if (next < 1) return undefined;
  const [from = "", to = ""] = days.slice(next - 1);
  const [start = 0, end = 1] = at.slice(next - 1);
  const share = daysBetween(from, today) / daysBetween(from, to);
  return start + share * (end - start);
}
