import { officeAccess } from "#domain/offices.ts";
import type { Office } from "#schemas/office.ts";
import { Pairs } from "#ui/lists/Pairs.tsx";
import { Text } from "#ui/text/Text.tsx";

/** Steps, elevator, restroom and languages of an office, as far as the practice has confirmed them; for the rest, a call. */
export function OfficeAccess({ office }: { office: Office }) {
  const { known, ask } = officeAccess(office);
  return (
    <>
      {known.length > 0 && (
        <Pairs variant="small" pairs={known.map(({ name, text }) => ({ term: name, value: text }))} />
      )}
      {ask && <Text variant="small">{ask}</Text>}
    </>
  );
}
