import type { ReactNode } from "react";
import { Points } from "#ui/lists/Points.tsx";
import styles from "./SignSheet.module.css";

type Group = { id: string; title: string; items: readonly string[] };
type Props = {
  /** The id of the section that the heading names. */
  section: string;
  title: string;
  /** What to do: a sentence and the way to do it. */
  children: ReactNode;
  groups: readonly Group[];
};

/** Signs in groups beside what to do about them, calm, under one heavy rule; on paper one sheet. */
export function SignSheet({ section, title, children, groups }: Props) {
  const [first, ...others] = groups;
  return (
    <div className={styles.sheet}>
      <div className={styles.call}>
        <h2 id={`${section}-title`}>{title}</h2>
        {children}
      </div>
      {first && <Signs {...first} />}
      <div className={styles.others}>
        {others.map((group) => (
          <Signs key={group.id} {...group} />
        ))}
      </div>
    </div>
  );
}

function Signs({ title, items }: Group) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <Points items={items} />
    </section>
  );
}
