import { IntervalBar } from "#ui/graphics/IntervalBar.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./HoursTable.module.css";
import { Table } from "./Table.tsx";

/** Opening hours; hours count from midnight. */
type Hours = { text: string; span?: { opens: number; closes: number }; byAppointment?: true };
type Scale = { from: number; to: number };

/** The scale of the bars: from 8 AM to 6 PM, or as far as the hours reach. */
function hoursScale(hours: readonly Hours[]): Scale {
  const spans = hours.flatMap(({ span }) => span ?? []);
  return {
    from: Math.floor(Math.min(8, ...spans.map(({ opens }) => opens))),
    to: Math.ceil(Math.max(18, ...spans.map(({ closes }) => closes))),
  };
}

/** The ends of the scale, above the bars, and the head of the texts. */
function HoursAxis({ scale: { from, to }, title }: { scale: Scale; title: string }) {
  return (
    <span className={styles.cell}>
      <span className={styles.axis} aria-hidden="true">
        <span>{hourLabel(from)}</span>
        <span>{hourLabel(to)}</span>
      </span>{" "}
      {title}
    </span>
  );
}

/** Hours as a bar and as text, which may wrap between two times. The bar repeats the text. */
function HoursBar({ hours: { text, span, byAppointment }, scale: { from, to } }: { hours: Hours; scale: Scale }) {
  const percent = (hour: number) => ((hour - from) / (to - from)) * 100;
  return (
    <div className={styles.cell}>
      <IntervalBar span={span && { from: percent(span.opens), to: percent(span.closes) }} dashed={byAppointment} />
      <span>{text.replaceAll(/ (?=[AP]M)/g, "\u00a0")}</span>
    </div>
  );
}

type Props = { caption: string; lines: readonly (Hours & { days: string })[] };

/** Opening hours by day, as text and as bars. */
export function HoursTable({ caption, lines }: Props) {
  const scale = hoursScale(lines);
  return (
    <div className={styles.box}>
      <Table
        variant="hours"
        caption={caption}
        heads={["Day", <HoursAxis key="hours" scale={scale} title="Hours" />]}
        rows={lines.map((line) => ({
          id: line.days,
          name: <NoBreakText>{line.days}</NoBreakText>,
          cells: [<HoursBar key="hours" hours={line} scale={scale} />],
        }))}
      />
    </div>
  );
}

function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;
}
