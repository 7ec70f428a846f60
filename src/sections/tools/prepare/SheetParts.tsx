import type { ReactNode } from "react";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import styles from "./SheetParts.module.css";

type Props = {
  /** The id of the section that is the sheet. */
  sheet: string;
  title: string;
  lead: string;
  /** What stands with the heading. */
  aside: ReactNode;
  /** The sheet itself. */
  children: ReactNode;
};

/** A sheet under its heading: beside it where there is room, on paper below it. */
export function SheetParts({ sheet, title, lead, aside, children }: Props) {
  return (
    <div className={styles.parts}>
      <div className={styles.words}>
        <SectionHead section={sheet} title={title} lead={lead} />
        {aside}
      </div>
      <div>{children}</div>
    </div>
  );
}
