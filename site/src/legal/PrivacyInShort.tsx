import { keptDays } from "#contact/contact-message.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { legalPages } from "#routes.ts";
import type { LegalNotice } from "./legal-schema.ts";
import type { MessageDelivery, Practice } from "#practice/practice-schema.ts";
import { InShort } from "#parts/InShort.tsx";
import { LinkColumns } from "#ui/links/LinkColumns.tsx";

/** The sections of the page, in their order. */
const parts = (isKept: boolean) => [
  { href: "#leaves", label: "What leaves your device" },
  ...(isKept ? [{ href: "#messages", label: "What happens to a message" }] : []),
  { href: "#no-trackers", label: "Why there are no trackers" },
  { href: "#server", label: "What a server can see" },
  { href: "#stays", label: "What stays with you" },
];

const messagePoints: Record<MessageDelivery, string> = {
  server: `Your message leaves only when you press Send Message. It’s sealed, and we delete it ${keptDays.done} days after we’re done.`,
  email: "Your message leaves only with the email that you send yourself. This site never gets it.",
  off: "What you type into the message form never leaves your browser.",
};

type Props = { practice: Practice; notices: readonly LegalNotice[] };

/** The summary of /privacy; the point about messages depends on the settings of the practice. */
export function PrivacyInShort({ practice: { messageDelivery, phone }, notices }: Props) {
  const notice = notices.some(({ id }) => id === "privacy-practices") && legalPages["privacy-practices"];
  return (
    <InShort
      points={[
        "No cookies, no ads, no visitor counts. This site stores nothing on your device.",
        "Nothing comes from another company until you open a live map.",
        messagePoints[messageDelivery],
        <>
          {notice && (
            <>
              How we keep your medical record: read our <a href={notice.href}>{notice.label}</a>.{" "}
            </>
          )}
          Questions? Call <a href={telHref(phone)}>{readablePhone(phone)}</a>.
        </>,
      ]}
    >
      <div data-screen-only="">
        <LinkColumns title="On this page" links={parts(messageDelivery === "server")} />
      </div>
    </InShort>
  );
}
