import type { ReactNode } from "react";
import styles from "./EntryHead.module.css";

type Props = {
  title: string;
  /** A drawing or a number. */
  mark: ReactNode;
  /** The number beside the title, both under a heavy rule. */
  arrange?: "beside";
  /** A fact that belongs to the title, such as where. */
  meta?: ReactNode;
};

/** The head of one block among several: its mark, its title, and one fact. */
export function EntryHead({ title, mark, arrange, meta }: Props) {
  return (
    <div className={styles.head} data-arrange={arrange}>
      {mark}
      <h2>{title}</h2>
      {meta && <p>{meta}</p>}
    </div>
  );
}
