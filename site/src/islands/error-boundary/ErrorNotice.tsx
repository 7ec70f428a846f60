import { readablePhone, telHref } from "#practice/phone.ts";
import type { Notice } from "#contact/notice-schema.ts";
import { NoticeCard } from "#ui/layout/NoticeCard.tsx";

type Props = {
  notice: Notice;
  error: unknown;
  phone: string;
  /** The text before the telephone number on pages that are not in English; the error's message is in English. */
  call?: string | undefined;
};

/** An unexpected error with its own message, and the phone number, which always works. */
export function ErrorNotice({ notice, error, phone, call }: Props) {
  return (
    <div role="alert">
      <NoticeCard
        tone={notice.tone}
        title={notice.title}
        text={
          <>
            {!call && (
              <>
                {error instanceof Error ? error.message : String(error)}
                <br />
              </>
            )}
            {notice.text} {call ?? "Please call"} <a href={telHref(phone)}>{readablePhone(phone)}</a>.
          </>
        }
      />
    </div>
  );
}
