import { useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { Notice } from "#schemas/notice.ts";
import { ContactForm } from "./ContactForm.tsx";
import { keepInBrowser } from "./keep-in-browser.ts";
import { Unexpected } from "./Unexpected.tsx";

type Props = { phone: string; notices: { sent: Notice; missing: Notice; unexpected: Notice } };

/** The contact form as the page mounts it: with the place where messages go, and a net under it that keeps what was written. */
export function ContactIsland({ phone, notices }: Props) {
  const written = useRef("");
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) written.current = target.value;
      }}
    >
      <ErrorBoundary
        fallbackRender={({ error }) => (
          <Unexpected notice={notices.unexpected} error={error} phone={phone} written={written.current} />
        )}
      >
        <ContactForm send={keepInBrowser} sent={notices.sent} missing={notices.missing} phone={phone} />
      </ErrorBoundary>
    </div>
  );
}
