import styles from "./NumberedQuestions.module.css";
import { Words } from "#ui/text/Words.tsx";

type Question = {
  id: string;
  text: string;
  hint?: string | undefined;
  answers: readonly { id: string; answer: string; leads: string }[];
};
type Props = { questions: readonly Question[] };

/** Questions by number, each with its answers and where every one of them leads. */
export function NumberedQuestions({ questions }: Props) {
  return (
    <ol className={styles.questions} role="list">
      {questions.map(({ id, text, hint, answers }, index) => (
        <li key={id}>
          <h3>{`${index + 1}. ${text}`}</h3>
          {hint && <p>{hint}</p>}
          <ul role="list">
            {answers.map(({ id: answer, answer: words, leads }) => (
              <li key={answer}>
                <b>{words}:</b> <Words>{leads}</Words>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
