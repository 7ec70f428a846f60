import type { ReactNode } from "react";
import { Columns } from "#ui/layout/Columns.tsx";
import { ShortVersion } from "#ui/text/ShortVersion.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./InShort.module.css";

type Props = {
  points: readonly ReactNode[];
  /** What is beside the points, such as the list of the page's parts. */
  children?: ReactNode;
};

/** The beginning of a long page: all of it in a few points, for readers who can take in no more today. */
export function InShort({ points, children }: Props) {
  return (
    <Wrap>
      <div className={styles.room}>
        {children ? (
          <Columns split="7-5">
            <ShortVersion points={points} />
            {children}
          </Columns>
        ) : (
          <ShortVersion points={points} />
        )}
      </div>
    </Wrap>
  );
}
