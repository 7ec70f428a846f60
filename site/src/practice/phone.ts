/** A United States number as people read it: the area code in parentheses, then three and four digits. */
export function readablePhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

/** The URL of the vCard of an office's line, by the office's id; the practice line has the id `practice`. */
export function contactCardHref(id: string): string {
  return `/contacts/${id}.vcf`;
}

export function telHref(e164: string): string {
  return `tel:${e164}`;
}
