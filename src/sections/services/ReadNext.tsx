import { routes } from "#routes.ts";
import type { Service } from "#schemas/service.ts";
import { CheckedLine } from "#sections/CheckedLine.tsx";
import { LinkColumns } from "#ui/LinkColumns.tsx";
import { Wrap } from "#ui/Wrap.tsx";
import styles from "./ReadNext.module.css";

const links = [
  { href: routes.conditions, label: "Injuries that we evaluate" },
  { href: routes.locations, label: "Offices and directions" },
  { href: routes.patients, label: "Your first visit, step by step" },
  { href: routes.attorneys, label: "Reports for attorneys" },
];

type Props = { services: readonly Service[] };

/** Where readers go from the services, and how fresh the texts are. */
export function ReadNext({ services }: Props) {
  return (
    <Wrap>
      <div className={styles.next}>
        <LinkColumns title="Read next" links={links} />
        <CheckedLine texts={services} />
      </div>
    </Wrap>
  );
}
