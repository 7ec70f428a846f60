import { ErrorBoundary } from "react-error-boundary";
import { rules } from "virtual:tool-rules";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { Rescue } from "#islands/rescue/Rescue.tsx";
import type { Notice } from "#schemas/notice.ts";
import { DeadlinesTool } from "./DeadlinesTool.tsx";

type Props = { phone: string; host: string; unexpected: Notice };

const today = () => dayInNewYork(new Date());

/** The tool as the page mounts it: with the clock, and a net under it that keeps what was entered. */
export function DeadlinesIsland({ phone, host, unexpected }: Props) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <Rescue notice={unexpected} error={error} phone={phone} />}>
      <DeadlinesTool rules={rules} phone={phone} host={host} today={today} />
    </ErrorBoundary>
  );
}
