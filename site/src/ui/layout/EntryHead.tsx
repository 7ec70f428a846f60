import type { ReactNode } from "react";
import styles from "./EntryHead.module.css";

type Props = {
  title: string;
  /** A drawing or a number. */
  mark: ReactNode;
  /** The number is beside the title, and a heavy rule above both. */
  arrange?: "beside";
  /** A fact below the title, such as an office. */
  meta?: ReactNode;
};

/** The head of one of several blocks: its icon or number, its title, and one fact. */
export function EntryHead({ title, mark, arrange, meta }: Props) {
  return (
    <div className={styles.head} data-arrange={arrange}>
      {mark}
      <h2>{title}</h2>
      {meta && <p>{meta}</p>}
    </div>
  );
}
