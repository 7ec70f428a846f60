import { officeAccess } from "#practice/offices.ts";
import type { Office } from "#practice/practice-schema.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Text } from "#ui/text/Text.tsx";

/** Steps, elevator, restroom and languages of an office, as far as confirmed; else a note to call. */
export function OfficeAccess({ office }: { office: Office }) {
  const { known, ask } = officeAccess(office);
  return (
    <>
      {known.length > 0 && (
        <DescriptionList variant="small" items={known.map(({ name, text }) => ({ title: name, text }))} />
      )}
      {ask && <Text variant="small">{ask}</Text>}
    </>
  );
}
