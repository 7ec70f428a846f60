import { addressees, days, letter, texts } from "virtual:notice-letter";
import { withErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import type { Notice } from "#contact/notice-schema.ts";
import { NoticeLetter, type LetterProps } from "./NoticeLetter.tsx";

type Props = LetterProps & {
  /** The link to “Who pays?”: importing the routes would bundle all of them. */
  whoPays: string;
  unexpected: Notice;
};

/** The letter tool in English; its texts are bundled with its code. */
export const NoticeLetterIsland = withErrorBoundary((props: Props) => (
  <NoticeLetter {...props} {...{ texts, days, letter, addressees }} />
));
