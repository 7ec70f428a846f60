import { readablePhone, telHref } from "#practice/phone.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";

type Props = Pick<Practice, "name" | "phone">;

/** The letterhead of a printed page: the name of the practice, and how to call. */
export function Letterhead({ name, phone }: Props) {
  return (
    <div data-print-only="">
      <Wrap>
        {name} · <a href={telHref(phone)}>{readablePhone(phone)}</a>
      </Wrap>
    </div>
  );
}
