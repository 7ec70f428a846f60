import { texts } from "virtual:translated/notice-letter";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { NoticeLetter, type LetterProps } from "#tools/letter/NoticeLetter.tsx";
import checkbox from "#ui/forms/Checkbox.module.css";
import type { TranslatedProps } from "./props.ts";
import styles from "./TranslatedLetter.module.css";

const { beside, own, both } = styles;

/** The letter tool in any other language: a browser loads only the texts of its page's language, as a separate file. */
export const TranslatedNoticeLetter = withErrorBoundary(({ language, ...props }: LetterProps & TranslatedProps) => {
  const tool = texts[language];
  return tool && <NoticeLetter {...props} {...tool} classes={{ beside, own, both, box: checkbox.box }} />;
});
