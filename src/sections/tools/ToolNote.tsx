import { readableMonth } from "#domain/day.ts";
import type { Practice } from "#schemas/practice.ts";
import { Text } from "#ui/Text.tsx";
import styles from "./ToolNote.module.css";

type Props = { practice: Practice };

/** What every tool says of itself: that it keeps nothing, what it is not, and when it was last checked. */
export function ToolNote({ practice }: Props) {
  const { tools } = practice.reviewed;
  return (
    <div className={styles.note}>
      <Text look="small" tone="soft">
        What you enter stays in your browser: nothing is stored, and nothing is sent. These are general New York dates
        and rules. Your policy or case can differ. Ask your insurer or an attorney. Last checked:{" "}
        <time dateTime={tools}>{readableMonth(tools)}</time>. Laws change.
      </Text>
    </div>
  );
}
