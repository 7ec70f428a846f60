import type { Site } from "#schemas/listed.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";

/** The sister sites for what patients ask about most. */
const shown = ["concussion", "headache", "diagnostics"];

type Props = { network: readonly Site[]; statement: string };

/** More to read on the sites for single specialties, and whose these sites are. */
export function SpecialtySites({ network, statement }: Props) {
  return (
    <Section id="specialty" title="More on our specialty sites" lead={statement} arrange="split">
      <DescriptionList
        columns={3}
        items={network
          .filter(({ id }) => shown.includes(id))
          .map(({ id, name, description, url, nofollow }) => ({
            id,
            title: name,
            text: (
              <ArrowLink href={url} external nofollow={nofollow}>
                {description}
              </ArrowLink>
            ),
          }))}
      />
    </Section>
  );
}
