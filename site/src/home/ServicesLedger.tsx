import type { AllFacts } from "#content/facts-schema.ts";
import { routes, serviceHref } from "#routes.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { Ledger, LedgerCell } from "#ui/lists/Ledger.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { StudyPlot } from "#ui/graphics/StudyPlot.tsx";

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
 * people begin, is the largest; EMG/NCS has its plot.
 */
export function ServicesLedger({ lead, services, network, statement, facts }: Props) {
  const wide: Partial<Record<Service["id"], { wide: "large" | "plot"; facts?: string }>> = {
    "neurological-assessment": { wide: "large", facts: `Takes ${facts.firstVisit}.` },
    "emg-ncs-testing": {
      wide: "plot",
      facts: `Only at our ${facts.emgOffice} office. Takes ${facts.emgVisit}. Report ${facts.emgReport}.`,
    },
  };
  return (
    <Section id="services" variant="ruled" title="What we examine, test and treat" lead={lead} arrange="split">
      <Ledger columns={4} note={`A slanted arrow marks a sister site. ${statement}`}>
        {services.map(({ id, title, icon, reason, site }) => (
          <LedgerCell
            key={id}
            title={title}
            href={network.find((candidate) => candidate.id === site) ?? serviceHref(id)}
            drawing={wide[id]?.wide === "plot" ? <StudyPlot /> : icon}
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
