import { Text } from "#ui/text/Text.tsx";
import styles from "./ToolNote.module.css";

type Props = {
  /** Who reviewed the rules of the tool, or what is true while nobody has; none for a tool without rules. */
  note?: string;
};

/** What every tool says of itself: that it keeps nothing and, where it works with rules, how far they go. */
export function ToolNote({ note }: Props) {
  return (
    <div className={styles.note}>
      <Text variant="small" tone="soft">
        What you enter stays in your browser: nothing is stored, and nothing is sent.
        {note && ` These are general New York dates and rules. Your policy or case can differ. ${note}`}
      </Text>
    </div>
  );
}
