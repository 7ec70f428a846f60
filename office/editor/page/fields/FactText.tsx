import type { FactView } from "#editor/api-types.ts";
import { partsOf } from "#editor/page/facts.ts";
import styles from "./fields.module.css";

type Props = { text: string; facts: readonly FactView[] };

/** Never wraps “NF-2”. */
const nameOfForm = /\b([A-Z]{2,3}-\d+)\b/;

/** A text with the values of its facts, highlighted, because they are edited elsewhere. */
export function FactText({ text, facts }: Props) {
  return partsOf(text, facts).map((part, index) => {
    if (typeof part === "string")
      return part.split(nameOfForm).map((one, at) =>
        at % 2 === 1 ? (
          <span key={`${index} ${at}`} className={styles.whole}>
            {one}
          </span>
        ) : (
          one
        ),
      );
    return part.value === undefined ? (
      <strong key={index} className={styles.unknown}>{`{${part.name}} (not a known fact)`}</strong>
    ) : (
      <span key={index} className={styles.fact} title={`{${part.name}}`}>
        {part.value}
      </span>
    );
  });
}
