import type { Point } from "#schemas/guidance.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { FoldedSection } from "#ui/layout/Section.tsx";

/** What a patient may ask of us and of the insurer. */
export function Rights({ rights }: { rights: readonly Point[] }) {
  return (
    <FoldedSection
      id="rights"
      title="Your rights"
      lead="With us, and with the insurer. These are general rules of New York; your case can differ."
    >
      <DescriptionList items={rights} />
    </FoldedSection>
  );
}
