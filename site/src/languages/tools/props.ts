import type { StatusTexts } from "#islands/on-interaction/LoadingStatus.tsx";
import type { Notice } from "#contact/notice-schema.ts";

/** The props of each tool on a page in another language: the language, and the texts when its code is slow or fails. */
export type TranslatedProps = {
  language: string;
  unexpected: Notice;
  call: string;
  written: string;
  status: StatusTexts;
};
