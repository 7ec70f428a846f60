import { Text } from "#ui/text/Text.tsx";
import styles from "./SectionHead.module.css";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Props = {
  /** The id of the section. */
  section: string;
  title: string;
  lead?: string;
  /** The lead at the right of the heading instead of below it; or small, above a block beside something larger. */
  arrange?: "split" | "aside";
};

/** A section's heading with its one-sentence lead, under it or to its right. */
export function SectionHead({ section, title, lead, arrange }: Props) {
  return (
    <div className={styles.head} data-arrange={arrange}>
      <h2 id={`${section}-title`}>
        <NoBreakText>{title}</NoBreakText>
      </h2>
      {lead && (
        <Text variant="lead" tone="soft">
          <NoBreakText>{lead}</NoBreakText>
        </Text>
      )}
    </div>
  );
}
