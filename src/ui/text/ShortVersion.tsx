import type { ReactNode } from "react";
import { Points } from "#ui/lists/Points.tsx";
import styles from "./ShortVersion.module.css";

type Props = {
  points: readonly ReactNode[];
  /** Its heading where the page is not in English. */
  title?: string | undefined;
};

/** The whole text in a few points, for readers who cannot read long. */
export function ShortVersion({ points, title = "The short version" }: Props) {
  return (
    <section className={styles.short} data-short="">
      <h2>{title}</h2>
      <Points items={points} />
    </section>
  );
}
