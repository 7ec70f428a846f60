import type { Language } from "./language-schema.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Language.module.css";

type Props = {
  content: Pick<Language, "state" | "furniture">;
  english: Language;
  /** The texts of the page besides those of its layout, such as a tool's. */
  texts?: readonly Pick<Language, "state">[];
};

const states = ["draft", "translated"] as const;

/**
 * A notice above a page that has no reviewer in its language and in English: what it is, and that it is not published.
 */
export function ReviewState({ content, english, texts = [content] }: Props) {
  const { furniture } = content;
  const state = states.find((one) => texts.some((text) => text.state === one));
  if (!state) return null;
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
