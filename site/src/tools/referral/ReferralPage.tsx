import type { CaseService } from "#attorneys/case-service-schema.ts";
import type { Report } from "#attorneys/report-schema.ts";
import type { ReferralDocuments } from "#attorneys/referral-documents-schema.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import type { Service } from "#services/service-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Text } from "#ui/text/Text.tsx";
import { ReferralSheet } from "./ReferralSheet.tsx";

type Props = {
  practice: Practice;
  offices: readonly Office[];
  services: readonly Service[];
  caseServices: readonly CaseService[];
  reports: readonly Report[];
  documents: readonly ReferralDocuments[];
};

/** The sheet, and beside it how it gets to us. */
export function ReferralPage({ practice, offices, services, caseServices, reports, documents }: Props) {
  const tests = services.filter(({ id }) => id === "emg-ncs-testing");
  const send = practice.referrals?.secureChannel ?? "Ask where to send the sheet, and how to send records safely.";
  const rush = reports.find(({ id }) => id === "rushReport")?.name ?? "";
  return (
    <Section id="sheet">
      <Columns split="8-4">
        <ReferralSheet
          practice={practice}
          offices={offices}
          rush={rush}
          services={[...caseServices, ...tests].map(({ title }) => title)}
          enclosed={documents.filter(({ from }) => from === "attorneys")}
          send={send}
        />
        <Stack sticky>
          <h2 id="sheet-title">When it’s ready</h2>
          <p data-print="">
            <Button tone="primary" href="#referral-sheet">
              Print or save as PDF
            </Button>
          </p>
          <noscript>
            <Text variant="small">
              Without JavaScript, print from your browser’s menu. Paper then has only what you can see in each box.
            </Text>
          </noscript>
          <Points
            variant="numbered"
            items={[
              <>
                Call <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>. Give the name and date of
                birth by phone, or write them on the printed sheet.
              </>,
              send,
            ]}
          />
        </Stack>
      </Columns>
    </Section>
  );
}
