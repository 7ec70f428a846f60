import type { ReactNode } from "react";
import { Points } from "#ui/lists/Points.tsx";
import styles from "./ShortVersion.module.css";

type Props = {
  points: readonly ReactNode[];
  /** The heading on pages that are not in English. */
  title?: string | undefined;
};

/** A summary in a few points, for readers who cannot read long texts. */
export function ShortVersion({ points, title = "The short version" }: Props) {
  return (
    <section className={styles.short} data-short="">
      <h2>{title}</h2>
      <Points items={points} />
    </section>
  );
}
