import { readableDay } from "#practice/day.ts";
import { legalPages } from "#routes.ts";
import type { LegalNotice } from "#legal/legal-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";

type Props = { participation: Practice["participation"]; notices: readonly LegalNotice[] };

/** Health plans, hospitals and the notice on estimates; null if the practice has published none. */
export function Participation({ participation: { plans = [], hospitals = [], asOf } = {}, notices }: Props) {
  const { href, label } = legalPages["good-faith-estimate"];
  const estimate = notices.some(({ id }) => id === "good-faith-estimate");
  const items = [
    ...(plans.length > 0 ? [{ title: "Health plans", text: plans }] : []),
    ...(hospitals.length > 0 ? [{ title: "Hospitals", text: hospitals }] : []),
    ...(estimate ? [{ title: label, text: <ArrowLink href={href}>Read the notice</ArrowLink> }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <BesideSection
      id="plans"
      title="Plans, hospitals and estimates"
      lead={asOf && `Plans and hospitals as of ${readableDay(asOf)}.`}
    >
      <DescriptionList items={items} />
    </BesideSection>
  );
}
