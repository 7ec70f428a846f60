import type { AllFacts } from "#content/facts-schema.ts";
import { routes, serviceHref } from "#routes.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { Service, ServiceId } from "#services/service-schema.ts";
import { SisterNote } from "#parts/SisterNote.tsx";
import { Spot } from "#ui/graphics/Spot.tsx";
import { Ledger, LedgerCell } from "#ui/lists/Ledger.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Section } from "#ui/layout/Section.tsx";

type Props = {
  lead: string;
  services: readonly Service[];
  network: readonly Site[];
  /** The statement that the law requires beside links to sister sites. */
  statement: string;
  facts: AllFacts;
};

/**
 * The services, each with a link to its sister site, or else to its part of the services page. The exam, where most
 * people begin, is the largest.
 */
export function ServicesLedger({ lead, services, network, statement, facts }: Props) {
  const wide: Partial<Record<ServiceId, { wide: "large" | "regular"; facts?: string }>> = {
    "neurological-assessment": { wide: "large", facts: `Takes ${facts.firstVisit}.` },
    "emg-ncs-testing": {
      wide: "regular",
      facts: `Only at our ${facts.emgOffice} office. Takes ${facts.emgVisit}.`,
    },
  };
  return (
    <Section id="services" variant="ruled" title="What we examine, test and treat" lead={lead} arrange="split">
      <Ledger columns={4} note={<SisterNote statement={statement} />}>
        {services.map(({ id, title, icon, reason, site }) => (
          <LedgerCell
            key={id}
            title={title}
            href={network.find((candidate) => candidate.id === site) ?? serviceHref(id)}
            drawing={<Spot name={icon} />}
            {...wide[id]}
          >
            {reason}.
          </LedgerCell>
        ))}
      </Ledger>
      <ArrowLink href={routes.services}>What each service includes</ArrowLink>
    </Section>
  );
}
