import { serviceHref } from "#routes.ts";
import type { Condition } from "./condition-schema.ts";
import type { Service } from "#services/service-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import { ReviewNote } from "#parts/ReviewNote.tsx";
import { SisterLink } from "#parts/SisterLink.tsx";
import { EntryHead } from "#ui/layout/EntryHead.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { RingNumber } from "#ui/lists/RingNumber.tsx";
import { Prose } from "#ui/text/Prose.tsx";
import styles from "./ConditionRows.module.css";

type Props = {
  conditions: readonly Condition[];
  services: readonly Service[];
  network: readonly Site[];
  /** The text until there is a reviewer. */
  unreviewed: string;
};

/** The conditions, each with its symptoms and a line of danger signs, if any; small screens fold the rest. */
export function ConditionRows({ conditions, services, network, unreviewed }: Props) {
  return (
    <div className={styles.rows}>
      <Wrap>
        {conditions.map((condition, index) => (
          <section key={condition.id} id={condition.id} className={styles.row}>
            <div className={styles.head}>
              <EntryHead title={condition.title} mark={<RingNumber>{index + 1}</RingNumber>} arrange="beside" />
            </div>
            <Signs of={condition} />
            <NarrowFold label="What it is, and how we examine it">
              <Prose html={condition.bodyHtml} />
              <Examined by={services.find(({ id }) => id === condition.service)} />
              <SisterLink network={network} site={condition.site} />
            </NarrowFold>
          </section>
        ))}
        <ReviewNote texts={conditions} unreviewed={unreviewed} />
      </Wrap>
    </div>
  );
}

function Signs({ of: { symptoms, urgent, sameDay } }: { of: Condition }) {
  return (
    <div className={styles.signs}>
      <Points title="What people notice" items={symptoms} columns={2} />
      {urgent && (
        <p className={styles.urgent}>
          <b>Emergency:</b> {urgent}
          {sameDay && (
            <>
              <br />
              <b>Emergency room the same day:</b> {sameDay}
            </>
          )}{" "}
          <a data-keep="" href="#red-flags">
            All danger signs
          </a>
        </p>
      )}
    </div>
  );
}

function Examined({ by }: { by: Service | undefined }) {
  return by && <ArrowLink href={serviceHref(by.id)}>Service for this: {by.title}</ArrowLink>;
}
