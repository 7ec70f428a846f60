import { readablePhone, telHref } from "#domain/phone.ts";
import type { Notice } from "#schemas/notice.ts";
import { NoticeCard } from "#ui/layout/NoticeCard.tsx";

type Props = { notice: Notice; error: unknown; phone: string };

/** An unexpected error with its own message, and the phone number, which always works. */
export function ErrorNotice({ notice, error, phone }: Props) {
  return (
    <div role="alert">
      <NoticeCard
        tone={notice.tone}
        title={notice.title}
        text={
          <>
            {error instanceof Error ? error.message : String(error)}
            <br />
            {notice.text} Please call <a href={telHref(phone)}>{readablePhone(phone)}</a>.
          </>
        }
      />
    </div>
  );
}
