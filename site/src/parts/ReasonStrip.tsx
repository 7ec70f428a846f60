import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./ReasonStrip.module.css";

type Props = {
  /** A few large words, such as “1 week”, and the rest of the sentence. */
  reasons: readonly { value: string; text: string }[];
  /** A condition, which a star in one of the texts refers to. */
  note: string;
};

/** Three reasons to call, in one row between hairlines; it fits the first screen of a phone. */
export function ReasonStrip({ reasons, note }: Props) {
  return (
    <div className={styles.strip}>
      <ul role="list">
        {reasons.map(({ value, text }) => (
          <li key={value}>
            <b>
              <NoBreakText>{value}</NoBreakText>
            </b>{" "}
            <NoBreakText>{text}</NoBreakText>
          </li>
        ))}
      </ul>{" "}
      <p>{note}</p>
    </div>
  );
}
