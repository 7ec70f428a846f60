import { texts } from "virtual:translated/notice-letter";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { NoticeLetter, type LetterPage, type LetterProps } from "#islands/notice-letter/NoticeLetter.tsx";
import type { Notice } from "#schemas/notice.ts";
import styles from "./TranslatedLetter.module.css";

type Props = LetterProps &
  Pick<LetterPage, "status"> & { unexpected: Notice; call: string; written: string; language: string };

const { beside, own, both } = styles;

/** The letter tool in any other language: a browser has only the texts of its page's language, as a file beside the code. */
export const TranslatedNoticeLetter = withErrorBoundary(
  ({ language, ...props }: Props) => {
    const tool = texts[language];
    return tool && <NoticeLetter {...props} {...tool} classes={{ beside, own, both }} />;
  },
  { losesForm: true },
);
