import { ErrorBoundary } from "react-error-boundary";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { Rescue } from "#islands/rescue/Rescue.tsx";
import type { Notice } from "#schemas/notice.ts";
import { NoticeLetter } from "./NoticeLetter.tsx";

type Props = { noticeDays: number; noticeLimit: string; phone: string; unexpected: Notice };

/** The letter as the page mounts it: with the visitor's clock and printer, and a net under it that keeps what was typed. */
export function NoticeLetterIsland({ unexpected, ...known }: Props) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <Rescue notice={unexpected} error={error} phone={known.phone} />}>
      <NoticeLetter {...known} today={() => dayInNewYork(new Date())} print={() => window.print()} />
    </ErrorBoundary>
  );
}
