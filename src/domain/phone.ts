/** A United States number as people read it: the area code in brackets, then three and four digits. */
export function readablePhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

/** The address that dials a number. */
export function telHref(e164: string): string {
  return `tel:${e164}`;
}
