import { useState } from "react";
import { readablePhone, telHref } from "#domain/phone.ts";
import { writtenSoFar } from "#islands/contact-form/written-so-far.ts";
import type { Notice } from "#schemas/notice.ts";
import { Field } from "#ui/Field.tsx";
import { Text } from "#ui/Text.tsx";

type Props = { notice: Notice; error: unknown; phone: string };

/** What stands in place of the tool when its code failed: the error, the phone number, and the dates that were entered. */
export function DatesRescue({ notice, error, phone }: Props) {
  // The form that failed is on the page until this takes its place.
  const [written] = useState(writtenSoFar);
  return (
    <div role="alert">
      <Text>
        <strong>{notice.title}</strong> {error instanceof Error ? error.message : String(error)} {notice.text} Please
        call <a href={telHref(phone)}>{readablePhone(phone)}</a>.
      </Text>
      {written && (
        <Field name="written" label="What you entered">
          {({ id }) => <textarea id={id} rows={6} readOnly defaultValue={written} />}
        </Field>
      )}
    </div>
  );
}
