import { routes } from "#routes.ts";
import type { Service } from "./service-schema.ts";
import { ReviewNote } from "#parts/ReviewNote.tsx";
import { LinkColumns } from "#ui/links/LinkColumns.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Services.module.css";

const links = [
  { href: routes.conditions, label: "Injuries we evaluate" },
  { href: routes.patients, label: "Your first visit, step by step" },
];

type Props = { services: readonly Service[]; unreviewed: string };

/** Further pages, and who reviewed the texts. */
export function ReadNext({ services, unreviewed }: Props) {
  return (
    <Wrap>
      <div className={styles.next}>
        <LinkColumns title="Read next" links={links} />
        <ReviewNote texts={services} unreviewed={unreviewed} />
      </div>
    </Wrap>
  );
}
