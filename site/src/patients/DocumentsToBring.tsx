import { documentsHref } from "#routes.ts";
import type { ShownGroup } from "#content/fields.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Points } from "#ui/lists/Points.tsx";

/** The most important papers for the visit; all of them are a sheet to print. */
export function DocumentsToBring({ lead, groups }: { lead: string; groups: readonly ShownGroup[] }) {
  const items = groups.flatMap(({ items, shown = [] }) => items.filter((_, index) => shown.includes(index + 1)));
  return (
    <BesideSection id="documents" title="What to bring" lead={lead}>
      <Stack>
        <Points items={items} />
        <ArrowLink href={documentsHref}>Full checklist</ArrowLink>
      </Stack>
    </BesideSection>
  );
}
