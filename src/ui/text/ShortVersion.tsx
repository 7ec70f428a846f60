import type { ReactNode } from "react";
import { Points } from "#ui/lists/Points.tsx";
import styles from "./ShortVersion.module.css";

type Props = { points: readonly ReactNode[] };

/** The whole text in a few points, for readers who cannot read long. */
export function ShortVersion({ points }: Props) {
  return (
    <section className={styles.short} data-short="">
      <h2>The short version</h2>
      <Points items={points} />
    </section>
  );
}
