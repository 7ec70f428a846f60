import type { Office } from "#schemas/office.ts";

const names = {
  entrance: "Step-free entrance",
  elevator: "Elevator",
  restroom: "Restroom",
  languages: "Languages",
  interpreter: "Interpreter",
} as const satisfies Record<keyof Office["access"], string>;

/** What is known of who can come to an office, by its name; and a sentence on all that is not known. */
export function officeAccess({ access }: Pick<Office, "access">) {
  const entries = Object.entries(names) as [keyof Office["access"], string][];
  const known = entries.flatMap(([field, name]) => {
    const text = access[field];
    return text ? [{ name, text }] : [];
  });
  const [first, ...others] = entries.filter(([field]) => !access[field]).map(([, name]) => name);
  const missing = first && [first, ...others.map((name) => name.toLowerCase())].join(", ");
  return { known, ask: missing && `${missing}: ask when you call.` };
}
