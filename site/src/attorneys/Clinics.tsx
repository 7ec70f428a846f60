import { readablePhone, telHref } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import { routes, serviceHref } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { ReferralDocuments } from "./referral-documents-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Points } from "#ui/lists/Points.tsx";
import styles from "./Clinics.module.css";

type Props = {
  lead: string;
  practice: Pick<Practice, "phone" | "referrals">;
  points: readonly Point[];
  documents: readonly ReferralDocuments[];
};

/** How a clinic refers a patient, what it gets back, and what it sends. */
export function Clinics({ lead, practice: { phone, referrals }, points, documents }: Props) {
  const said = (id: string) => pointNamed(points, id).text;
  return (
    <Section id="clinics" variant="sunk" title="For clinics: refer a patient" lead={lead} arrange="split">
      <div className={styles.parts}>
        <div>
          <h3>How to refer</h3>
          <Text>
            Call <a href={telHref(phone)}>{readablePhone(phone)}</a>
            {referrals?.fax && (
              <>
                , or fax <span data-keep="">{readablePhone(referrals.fax)}</span>
              </>
            )}
            . {said("clinic-patient")} {said("clinic-form")}
          </Text>
          <Text>
            {said("clinic-wait")} See <a href={serviceHref("emg-ncs-testing")}>the right time for testing</a> and{" "}
            <a href={routes.locations}>where we are</a>.
          </Text>
          <Text>{said("clinic-report")}</Text>
        </div>
        <NarrowFold label="What to send with a patient">
          <div className={styles.lists}>
            {documents.map(({ id, title, items }) => (
              <Points key={id} title={title} items={items} />
            ))}
          </div>
        </NarrowFold>
      </div>
    </Section>
  );
}
