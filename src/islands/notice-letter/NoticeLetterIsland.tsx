import { ErrorBoundary } from "react-error-boundary";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { Rescue } from "#islands/rescue/Rescue.tsx";
import type { DeadlineRule } from "#schemas/deadline-rule.ts";
import type { Notice } from "#schemas/notice.ts";
import { NoticeLetter } from "./NoticeLetter.tsx";

type Props = { notice: Pick<DeadlineRule, "limit" | "unit">; phone: string; unexpected: Notice };

/** The letter as the page mounts it: with the visitor's clock and printer, and a net under it that keeps what was typed. */
export function NoticeLetterIsland({ notice, phone, unexpected }: Props) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <Rescue notice={unexpected} error={error} phone={phone} />}>
      <NoticeLetter notice={notice} phone={phone} today={() => dayInNewYork(new Date())} print={() => window.print()} />
    </ErrorBoundary>
  );
}
