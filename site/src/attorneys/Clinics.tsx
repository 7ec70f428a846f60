import { readablePhone, telHref } from "#practice/phone.ts";
import { reportTime } from "#practice/report-times.ts";
import { pointNamed } from "#content/points.ts";
import { routes, serviceHref } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { ReferralDocuments } from "./referral-documents-schema.ts";
import type { Report, ReportId } from "./report-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { ValueList } from "#ui/lists/ValueList.tsx";
import styles from "./Clinics.module.css";

type Props = {
  lead: string;
  practice: Pick<Practice, "phone" | "referrals">;
  points: readonly Point[];
  reports: readonly Report[];
  documents: readonly ReferralDocuments[];
};

/** The reports on a clinic's referral. */
const clinicReports: readonly ReportId[] = ["emgReport", "standardReport"];

/** How a clinic refers a patient, what to send, and which report it gets, by when. */
export function Clinics({ lead, practice: { phone, referrals }, points, reports, documents }: Props) {
  const times = clinicReports.flatMap((id) => reports.filter((report) => report.id === id));
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
            . {pointNamed(points, "clinic-patient").text}
          </Text>
          <Text>
            {pointNamed(points, "clinic-wait").text} See{" "}
            <a href={serviceHref("emg-ncs-testing")}>when testing shows the most</a> and{" "}
            <a href={routes.locations}>where we are</a>.
          </Text>
          <Text>
            {referrals?.secureChannel ?? pointNamed(points, "channel").text} {pointNamed(points, "clinic-form").text}
          </Text>
        </div>
        <div>
          {documents.map(({ id, title, items }) => (
            <Points key={id} title={title} items={items} />
          ))}
        </div>
        <div>
          <h3>What comes back, and when</h3>
          <Text>{pointNamed(points, "clinic-report").text}</Text>
          <ValueList values={times.map((report) => ({ name: report.name, value: reportTime(report) }))} />
        </div>
      </div>
    </Section>
  );
}
