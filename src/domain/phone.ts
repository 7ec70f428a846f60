import type { Hours } from "#schemas/practice.ts";

/** A United States number as people read it: the area code in brackets, then three and four digits. */
export function readablePhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

/** Every line that can be called, and when: the practice's own first, then each office's. */
export function phoneLines(
  practice: { phone: string; phoneHours: Hours },
  offices: readonly { name: string; phone: string; hours: Hours }[],
) {
  return [
    { name: "Appointments", phone: practice.phone, hours: practice.phoneHours },
    ...offices.map(({ name, phone, hours }) => ({ name: `${name} office`, phone, hours })),
  ];
}

/** The vCard by which a phone keeps an office's line, by the office's id; that of the practice line is `practice`. */
export function contactCardHref(id: string): string {
  return `/contacts/${id}.vcf`;
}

export function telHref(e164: string): string {
  return `tel:${e164}`;
}
