import { readablePhone, telHref } from "#domain/phone.ts";
import type { Notice } from "#schemas/notice.ts";
import { Field } from "#ui/Field.tsx";
import { NoticeCard } from "#ui/NoticeCard.tsx";

type Props = { notice: Notice; error: unknown; phone: string; written: string };

/** What stands in place of the form when its code failed: the error, the phone number, and the visitor's own words to copy. */
export function Unexpected({ notice, error, phone, written }: Props) {
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
      {written && (
        <Field name="written" label="What you wrote, to copy">
          {({ id }) => <textarea id={id} rows={6} readOnly defaultValue={written} />}
        </Field>
      )}
    </div>
  );
}
