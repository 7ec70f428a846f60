import type { FactView } from "#domain/editor.ts";
import { partsOf } from "#editor/facts.ts";
import styles from "./fields.module.css";

type Props = { text: string; facts: readonly FactView[] };

/** A text with the value of each fact in it, marked, because the value is changed in another place. */
export function FactText({ text, facts }: Props) {
  return partsOf(text, facts).map((part, index) => {
    if (typeof part === "string") return part;
    return part.value === undefined ? (
      <strong key={index} className={styles.unknown}>{`{${part.name}} (not a known fact)`}</strong>
    ) : (
      <span key={index} className={styles.fact} title={`{${part.name}}`}>
        {part.value}
      </span>
    );
  });
}
