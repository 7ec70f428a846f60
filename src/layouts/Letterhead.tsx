import { readablePhone, telHref } from "#domain/phone.ts";
import type { Practice } from "#schemas/practice.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";

type Props = Pick<Practice, "name" | "phone">;

/** What a page begins with on paper, where it has no header: whose page it is, and how to call. */
export function Letterhead({ name, phone }: Props) {
  return (
    <div data-print-only="">
      <Wrap>
        {name} · <a href={telHref(phone)}>{readablePhone(phone)}</a>
      </Wrap>
    </div>
  );
}
