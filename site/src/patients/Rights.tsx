import type { Point } from "#content/guidance-schema.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { FoldedSection } from "#ui/layout/Section.tsx";

/** The rights of a patient with us and with the insurer. */
export function Rights({ lead, rights }: { lead: string; rights: readonly Point[] }) {
  return (
    <FoldedSection id="rights" title="Your rights" lead={lead}>
      <DescriptionList items={rights} />
    </FoldedSection>
  );
}
