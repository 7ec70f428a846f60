import { readablePhone, telHref } from "#domain/phone.ts";
import type { Notice } from "#schemas/notice.ts";
import { NoticeCard } from "#ui/layout/NoticeCard.tsx";

type Props = {
  notice: Notice;
  error: unknown;
  phone: string;
  /** What is before the telephone number where that is not in English, as the message of an error is. */
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
