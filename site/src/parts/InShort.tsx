import type { ReactNode } from "react";
import { Columns } from "#ui/layout/Columns.tsx";
import { ShortVersion } from "#ui/text/ShortVersion.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./InShort.module.css";

type Props = {
  points: readonly ReactNode[];
  /** Beside the points, such as the table of contents. */
  children?: ReactNode;
};

/** The summary at the start of a long page, for readers who read nothing else. */
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
