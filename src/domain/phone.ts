/** A United States number as people read it: the area code in brackets, then three and four digits. */
export function readablePhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

/** Every line that can be called: the practice's own first, then each office's. */
export function phoneLines(practice: { phone: string }, offices: readonly { name: string; phone: string }[]) {
  return [
    { name: "Appointments", phone: practice.phone },
    ...offices.map(({ name, phone }) => ({ name: `${name} office`, phone })),
  ];
}

/** The vCard by which a phone keeps an office's line, by the office's id; that of the practice line is `practice`. */
export function contactCardHref(id: string): string {
  return `/contacts/${id}.vcf`;
}

/** The address that dials a number. */
export function telHref(e164: string): string {
  return `tel:${e164}`;
}
