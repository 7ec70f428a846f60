import type { ReactNode } from "react";
import styles from "./Drawing.module.css";

const drawings = {
  head: [
    "M17 44v-6h-5c-2 0-3-1-3-3v-5l-4-2 4-8C10 10 17 4 26 4c10 0 17 7 17 16 0 7-4 10-5 14-.6 3 0 7 0 10",
    "M28.5 20a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM20 20a6 6 0 0 1 6-6M32 20a6 6 0 0 1-6 6M15.5 20A10.5 10.5 0 0 1 26 9.5M36.5 20A10.5 10.5 0 0 1 26 30.5",
  ],
  neck: [
    "M33 13a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM5 45c1-8 6-11 13-12M43 45c-1-8-6-11-13-12",
    "M20 27h8M20 32h8M20 37h8M20 42h8",
  ],
  report: ["M9 4h22l8 8v32H9zM31 4v8h8M16 16h9M16 38h16", "M15 28h4c2 0 2-7 4.5-7s3 11 5 11 2-4 4-4h2"],
  reflex: [
    "M3 16h14c8 0 11 4 11 9s-2 9-2 20M3 31h8c4 0 5 2 5 6v8M40 2 36 22M30 25l10-5 2 10z",
    "M31 37c4 0 8 4 8 8M31 42c2 0 3 1 3 3",
  ],
  calendar: ["M7 10h34v33H7zM7 19h34M16 5v9M32 5v9", "m16 31 6 6 11-12"],
  nerve: ["M3 30h9c5 0 5-22 10-22s6 32 11 32 4-10 8-10h4", "M12 36v6M22 36v6M12 39h10"],
  letter: ["M5 11h38v27H5z", "m5 13 19 15 19-15"],
  list: ["M9 5h30v38H9zM23 15h10M23 24h10M23 33h10", "m14 15 2 2 3-4M14 24l2 2 3-4M14 33l2 2 3-4"],
  book: [
    "M24 12C20 8 14 7 6 7v30c8 0 14 1 18 5 4-4 10-5 18-5V7c-8 0-14 1-18 5zM24 12v30",
    "M11 15c3 0 6 .6 8 1.6M11 22c3 0 6 .6 8 1.6",
  ],
  lens: ["M34 20a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM30 30l12 12", "M11 20h4l2-5 3 9 2-4h6"],
} as const;

export type DrawingName = keyof typeof drawings;

type Props = { name: DrawingName };

/** A larger drawing at the top of a card: in the color of traces, with one detail in the color of marks. */
export function Drawing({ name }: Props): ReactNode {
  const [lines, detail] = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
      <path d={lines} />
      <path className={styles.detail} d={detail} />
    </svg>
  );
}
