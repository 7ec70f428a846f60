import type { ReactNode } from "react";
import styles from "./CutCard.module.css";
import { Points } from "#ui/lists/Points.tsx";

type Group = { id: string; title: string; items: readonly string[] };
type Props = {
  title: string;
  /** Who needs it, and for what: a sentence. */
  lead: string;
  groups: readonly Group[];
  /** What stands under the groups. */
  children: ReactNode;
};

/** A card that somebody cuts out and carries: signs in groups, and who to call. */
export function CutCard({ title, lead, groups, children }: Props) {
  return (
    <div className={styles.card}>
      <h3>{title}</h3>
      <p>{lead}</p>
      <div className={styles.groups}>
        {groups.map(({ id, title: heading, items }) => (
          <div key={id}>
            <h4>{heading}</h4>
            <Points items={items} />
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
