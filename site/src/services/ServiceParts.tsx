import type { ReactNode } from "react";
import { conditionHref } from "#routes.ts";
import type { Condition } from "#conditions/condition-schema.ts";
import type { Service } from "./service-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { Office } from "#practice/practice-schema.ts";
import { SisterLink } from "#parts/SisterLink.tsx";
import { SisterNote } from "#parts/SisterNote.tsx";
import { Spot } from "#ui/graphics/Spot.tsx";
import { EntryHead } from "#ui/layout/EntryHead.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Services.module.css";

/** The props of the parts of a service. */
export type ServiceProps = {
  service: Service;
  offices: readonly Office[];
  network: readonly Site[];
  conditions: readonly Condition[];
};

/** The title of a service below its illustration, and its offices; on small screens also why people come. */
export function ServiceHead({ service, offices }: Pick<ServiceProps, "service" | "offices">) {
  return (
    <>
      <EntryHead title={service.title} mark={<Spot name={service.icon} />} meta={officesText(service, offices)} />
      {/* No paragraph, so that no word of it is explained where it is hidden. */}
      <div className={styles.reason}>{service.reason}.</div>
    </>
  );
}

function officesText({ offices: at }: Service, offices: readonly Office[]): string {
  const names = offices.filter(({ id }) => at.includes(id)).map(({ name }) => name);
  return names.length < offices.length ? `Only at our ${names.join(" and ")} office` : `In ${names.join(" and ")}`;
}

type LinksProps = Omit<ServiceProps, "offices"> & {
  /** Who runs the sister sites, beside the first link to one. */
  statement?: string | undefined;
};

/** Links from a service to conditions and to its sister site. */
export function ServiceLinks({ service, network, conditions, statement }: LinksProps) {
  const treated = conditions.filter((condition) => condition.service === service.id);
  return (
    <>
      <SisterLink network={network} site={service.site} />
      {statement && <SisterNote statement={statement} />}
      {treated.length > 0 && <p className={styles.treated}>Used for:</p>}
      {treated.map(({ id, title }) => (
        <ArrowLink key={id} href={conditionHref(id)}>
          {title}
        </ArrowLink>
      ))}
    </>
  );
}

/** How a service works and what it includes; folded on small screens, since there are six. */
export function ServiceMore({ children }: { children: ReactNode }) {
  return <NarrowFold label="How it works, and what it includes">{children}</NarrowFold>;
}

/** Notes before a visit, in the margin; never folded, since some are about danger. Null if the content has none. */
export function ServiceLimits({ limits }: Pick<Service, "limits">) {
  if (limits.length === 0) return null;
  return (
    <div className={styles.limits}>
      <h3>Good to know</h3>
      <ul role="list">
        {limits.map((limit) => (
          <li key={limit}>
            <NoBreakText>{limit}</NoBreakText>
          </li>
        ))}
      </ul>
    </div>
  );
}
