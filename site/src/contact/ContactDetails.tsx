import type { ReactNode } from "react";
import { callingHours, hoursLines } from "#practice/hours.ts";
import { contactCardHref } from "#practice/phone.ts";
import { legalPages } from "#routes.ts";
import type { LegalNotice } from "#legal/legal-schema.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";
import { OtherLines } from "#ui/links/OtherLines.tsx";
import { HoursTable } from "#ui/tables/HoursTable.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { OtherHoursList } from "#parts/OtherHoursList.tsx";
import styles from "./Contact.module.css";

type Props = {
  practice: Practice;
  offices: readonly Office[];
  /** What to have ready and to say in a call for an appointment. */
  calling: readonly string[];
  /** The text before the email address. */
  write: string;
  notices: readonly LegalNotice[];
};

/** Notices for people who contact us. */
const noticeItems: Partial<Record<LegalNotice["id"], (line?: string) => { title: string; text: ReactNode[] }>> = {
  "privacy-practices": () => ({ title: "Your records", text: [linkTo("privacy-practices")] }),
  "language-help": (line) => ({ title: "Languages", text: [linkTo("language-help"), line] }),
};

function linkTo(id: LegalNotice["id"]) {
  return <a href={legalPages[id].href}>{legalPages[id].label}</a>;
}

/** What to have ready for a call, the hours of the practice line, the email, its contact card, and notices; the offices have their own lines. */
export function ContactDetails({ practice, offices, calling, write, notices }: Props) {
  const { instead } = callingHours(practice.phoneHours, offices);
  return (
    <Stack gap="wide">
      <section>
        <SectionHead section="calling" title="When you call to schedule" arrange="aside" />
        <Points items={calling} />
      </section>
      <section>
        <SectionHead section="phone-hours" title="Phone hours" arrange="aside" />
        <HoursTable caption="Phone hours (New York time)" lines={hoursLines(practice.phoneHours)} />
        <OtherHoursList entries={practice.otherHours} />
      </section>
      <Stack>
        {instead.length > 0 && (
          <Text variant="small">
            <OtherLines lines={instead} />
          </Text>
        )}
        <Text variant="small">
          {write} <a href={`mailto:${practice.email}`}>{practice.email}</a>
        </Text>
        <p className={styles.save} data-screen-only="">
          <a href={contactCardHref("practice")}>Save our main line to your contacts</a>
        </p>
        {notices.length > 0 && (
          <DescriptionList variant="beside" items={notices.flatMap(({ id, line }) => noticeItems[id]?.(line) ?? [])} />
        )}
      </Stack>
    </Stack>
  );
}
