import { officeAccess } from "#practice/offices.ts";
import type { Office } from "#practice/practice-schema.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";

/** Steps, elevator, restroom and languages of an office, as far as confirmed; `accessNote` is about the rest. */
export function OfficeAccess({ office }: { office: Office }) {
  const known = officeAccess(office);
  if (known.length === 0) return null;
  return <DescriptionList variant="small" items={known.map(({ name, text }) => ({ title: name, text }))} />;
}
