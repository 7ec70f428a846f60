import { cityLine } from "#practice/offices.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import type { Office } from "#practice/practice-schema.ts";

/** The address and the line of each office. */
export function OfficeAddresses({ offices }: { offices: readonly Office[] }) {
  return offices.map((office) => (
    <address key={office.id}>
      <b>{office.name}</b>
      <br />
      {office.street}
      <br />
      {cityLine(office)}
      <br />
      <a href={telHref(office.phone)}>{readablePhone(office.phone)}</a>
    </address>
  ));
}
