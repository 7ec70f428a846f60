import type { Language } from "#schemas/language.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Language.module.css";

type Props = { content: Language; english: Language };

/** Over a page that no second person has checked, in its language and in English: what it is, and that it is not published. */
export function ReviewState({ content: { state, furniture }, english }: Props) {
  if (state === "checked") return null;
  return (
    <Wrap>
      <div className={styles.state}>
        <p>{furniture[state]}</p>
        <p lang="en" dir="ltr">
          {english.furniture[state]}
        </p>
      </div>
    </Wrap>
  );
}
