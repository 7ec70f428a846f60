import { countFirst } from "#practice/number-words.ts";
import type { Benefit } from "#home/benefit-schema.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";

type Props = { lead: string; reasons: readonly Benefit[] };

/** Why to choose the practice: only claims that can be verified on a report. */
export function Reasons({ lead, reasons }: Props) {
  return (
    <BesideSection
      id="reasons"
      title={`${countFirst(reasons.length)} reasons to choose the practice`}
      lead={lead}
      split="4-8"
    >
      <NumberedMargin items={reasons} />
    </BesideSection>
  );
}
