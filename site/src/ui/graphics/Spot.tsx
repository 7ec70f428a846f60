import styles from "./Spot.module.css";

const files = import.meta.glob<string>("./spots/*.svg", { query: "?raw", import: "default", eager: true });

export type SpotName =
  | "calendar"
  | "claim-path"
  | "emg"
  | "exam-balance"
  | "exam-eyes"
  | "exam-feel"
  | "exam-memory"
  | "exam-reflex"
  | "exam-strength"
  | "exam-walk"
  | "facade-brooklyn"
  | "facade-manhattan"
  | "head-injury"
  | "insurer"
  | "letter"
  | "listen"
  | "neck"
  | "report";

type Props = {
  name: SpotName;
  /** Beside a title: 96 px; in a row: 160 px; at the head of a page or alone: 240 px; `fill` is as wide as its place. */
  size?: "title" | "row" | "head" | "fill";
};

/**
 * A spot illustration, inline so that it has the colors of its surface. It is decorative: a title or a caption beside
 * it says the same.
 */
export function Spot({ name, size = "row" }: Props) {
  return (
    <span
      className={styles.spot}
      data-size={size}
      data-spot={name}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: files[`./spots/${name}.svg`] ?? "" }}
    />
  );
}
