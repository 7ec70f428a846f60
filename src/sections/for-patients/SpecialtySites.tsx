import type { Site } from "#schemas/listed.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";

/** The sister sites that are listed. */
const shown = ["concussion", "headache", "diagnostics"];

type Props = { network: readonly Site[]; statement: string };

/** Links to the sister sites of single specialties, and the statement of who runs them. */
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
