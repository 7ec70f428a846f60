import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./LetterSheet.module.css";

type Props = {
  /** The language of the page. */
  language: string;
  text: string;
  /** The same in that language: under it on the screen, never on paper. */
  meaning: string;
};

/** Words of the letter, which is in English, with their meaning under them on pages in other languages. */
export function InEnglish({ language, text, meaning }: Props) {
  if (language === "en") return <NoBreakText>{text}</NoBreakText>;
  return (
    <>
      <NoBreakText>{text}</NoBreakText>{" "}
      <span className={styles.meaning} lang={language} data-screen-only="">
        <NoBreakText>{meaning}</NoBreakText>
      </span>
    </>
  );
}
