import type { StatusTexts } from "#islands/on-interaction/LoadingStatus.tsx";
import type { Notice } from "#schemas/notice.ts";

/** What a page in another language hands to each tool: that language, and what is said when its code is late or fails. */
export type TranslatedProps = {
  language: string;
  unexpected: Notice;
  call: string;
  written?: string;
  status: StatusTexts;
};
