import { Icon } from "#ui/graphics/Icon.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import type { Letter } from "./letter-schema.ts";
import styles from "./PaperDrawing.module.css";

type Props = Pick<Letter, "head" | "drawn" | "number">;

/**
 * A paper as it looks, with the two things to look at marked 1 and 2. Strokes stand for words, so that it is not mistaken
 * for a real one. Its name is beside it, so it is hidden from screen readers.
 */
export function PaperDrawing({ head, drawn, number }: Props) {
  return (
    <span className={styles.paper} aria-hidden="true" data-as={drawn.as}>
      <i />
      <b data-look="1">
        <NoBreakText>{head}</NoBreakText>
      </b>
      <span data-look="2">
        {drawn.title}{" "}
        <span>
          {drawn.as === "day" && <Icon name="calendar" />}
          {drawn.words.map((word, index) => (
            <span key={index}>{word}</span>
          ))}
        </span>
      </span>
      <i />
      <i />
      <i />
      {number && <small>{number}</small>}
    </span>
  );
}
