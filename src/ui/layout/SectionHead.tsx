import { Text } from "#ui/text/Text.tsx";
import styles from "./SectionHead.module.css";
import { Words } from "#ui/text/Words.tsx";

type Props = {
  /** The id of the section that it heads. */
  section: string;
  title: string;
  lead?: string;
  /** The lead at the right of the heading instead of under it; or small, over a block beside something larger. */
  arrange?: "split" | "aside";
};

/** A section's heading with its one-sentence lead, under it or to its right. */
export function SectionHead({ section, title, lead, arrange }: Props) {
  return (
    <div className={styles.head} data-arrange={arrange}>
      <h2 id={`${section}-title`}>
        <Words>{title}</Words>
      </h2>
      {lead && (
        <Text variant="lead" tone="soft">
          <Words>{lead}</Words>
        </Text>
      )}
    </div>
  );
}
