import type { ReactNode } from "react";
import { Text } from "./Text.tsx";
import styles from "./SectionHead.module.css";

type Props = {
  /** The id of the section that it heads. */
  section: string;
  title: string;
  lead?: ReactNode;
  /** The lead at the right of the heading instead of under it. */
  arrange?: "split";
};

/** A section's heading with its one-sentence lead, under it or to its right. */
export function SectionHead({ section, title, lead, arrange }: Props) {
  return (
    <div className={styles.head} data-arrange={arrange}>
      <h2 id={`${section}-title`}>{title}</h2>
      {lead && (
        <Text look="lead" tone="soft">
          {lead}
        </Text>
      )}
    </div>
  );
}
