import { useState } from "react";
import type { Notice } from "#schemas/notice.ts";
import { Field } from "#ui/forms/Field.tsx";
import { Unexpected } from "./Unexpected.tsx";
import { writtenSoFar } from "./written-so-far.ts";

type Props = { notice: Notice; error: unknown; phone: string };

/** What stands in place of the form when its code failed: the error, the phone number, and the visitor's own words to copy. */
export function Rescue({ notice, error, phone }: Props) {
  // The form that failed is on the page until this takes its place.
  const [written] = useState(writtenSoFar);
  return (
    <>
      <Unexpected notice={notice} error={error} phone={phone} />
      {written && (
        <Field name="written" label="What you wrote, to copy">
          {({ id }) => <textarea id={id} rows={6} readOnly defaultValue={written} />}
        </Field>
      )}
    </>
  );
}
