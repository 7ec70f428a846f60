import type { AllFacts } from "#schemas/facts.ts";
import { serviceHref } from "#routes.ts";
import type { Site } from "#schemas/listed.ts";
import type { Service } from "#schemas/services-and-conditions.ts";
import { Ledger, LedgerCell, LedgerFeature, type Destination } from "#ui/lists/Ledger.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { StudyPlot } from "#ui/graphics/StudyPlot.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Props = { services: readonly Service[]; network: readonly Site[]; facts: AllFacts };

/** The service that has a plot of its own. */
const feature: Service["id"] = "emg-ncs-testing";

/** The six services; EMG/NCS takes the large cell with its plot. */
export function ServicesLedger({ services, network, facts }: Props) {
  return (
    <Section
      id="services"
      variant="scale"
      title="What we examine, test and treat"
      lead="A slanted arrow marks a link to a sister site of the same physician."
      arrange="split"
    >
      <Ledger>
        {services.map((service) => {
          const to = destination(service, network);
          const summary = <NoBreakText>{service.summary}</NoBreakText>;
          return service.id === feature ? (
            <LedgerFeature
              key={service.id}
              title={service.title}
              to={to}
              plot={<StudyPlot />}
              facts={[`Only at our ${facts.emgOffice} office`, `Takes ${facts.emgVisit}`, `Report ${facts.emgReport}`]}
            >
              {summary}
            </LedgerFeature>
          ) : (
            <LedgerCell key={service.id} title={service.title} to={to} drawing={service.icon}>
              {summary}
            </LedgerCell>
          );
        })}
      </Ledger>
    </Section>
  );
}

function destination({ id, site }: Service, network: readonly Site[]): Destination {
  const sister = network.find((candidate) => candidate.id === site);
  if (!sister) return { href: serviceHref(id), words: "See our services" };
  return { href: sister.url, words: `Opens our ${sister.title} site`, external: true, nofollow: sister.nofollow };
}
