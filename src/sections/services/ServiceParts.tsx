import { conditionHref } from "#routes.ts";
import type { Condition } from "#schemas/condition.ts";
import type { Site } from "#schemas/listed.ts";
import type { Office } from "#schemas/office.ts";
import type { Service } from "#schemas/service.ts";
import { SisterLink } from "#sections/SisterLink.tsx";
import { GoLink } from "#ui/GoLink.tsx";
import { MarginNotes } from "#ui/MarginNotes.tsx";
import { Prose } from "#ui/Prose.tsx";

/** What every block of a service is made from. */
export type ServiceProps = {
  service: Service;
  offices: readonly Office[];
  network: readonly Site[];
  conditions: readonly Condition[];
};

/** Where a service is given, in words. */
export function where({ offices: at }: Service, offices: readonly Office[]): string {
  const names = offices.filter(({ id }) => at.includes(id)).map(({ name }) => name);
  return names.length < offices.length ? `Only at our ${names.join(" and ")} office` : `In ${names.join(" and ")}`;
}

/** The description of a service, with the ways on from it: what it examines, and the sister site. */
export function ServiceText({ service, network, conditions }: Omit<ServiceProps, "offices">) {
  return (
    <div>
      <Prose html={service.bodyHtml} />
      {conditions
        .filter((condition) => condition.service === service.id)
        .map(({ id, title }) => (
          <GoLink key={id} href={conditionHref(id)}>
            {title}
          </GoLink>
        ))}
      <SisterLink network={network} site={service.site} />
    </div>
  );
}

/** What somebody must know before they come for a service; nothing where the content says nothing. */
export function ServiceLimits({ limits }: Pick<Service, "limits">) {
  return limits.length > 0 ? <MarginNotes title="Good to know" notes={limits} /> : null;
}
