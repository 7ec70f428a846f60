import { sentences } from "#practice/sentences.ts";
import { Text } from "#ui/text/Text.tsx";
import type { ToolFrameTexts } from "./texts-schema.ts";
import styles from "./ToolNote.module.css";

type Props = {
  /** Who reviewed the rules of the tool, or a note that there is no reviewer yet; none for a tool without rules. */
  note?: string;
  texts: Pick<ToolFrameTexts, "stays" | "general">;
};

/** The statement of every tool: it stores nothing and, where it uses rules, their scope. */
export function ToolNote({ note, texts }: Props) {
  return (
    <div className={styles.note}>
      <Text variant="small" tone="soft">
        <span data-screen-only="">{texts.stays}</span> {sentences(note !== undefined && texts.general, note)}
      </Text>
    </div>
  );
}
