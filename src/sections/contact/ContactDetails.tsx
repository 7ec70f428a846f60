import { callingHours, hoursLines } from "#domain/hours.ts";
import { contactCardHref, readablePhone, telHref } from "#domain/phone.ts";
import type { Office, Practice } from "#schemas/practice.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { HoursTable } from "#ui/tables/HoursTable.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Contact.module.css";

type Props = { practice: Practice; offices: readonly Office[] };

/** When the practice line is answered, and the ways to reach the practice itself; the offices have their own lines. */
export function ContactDetails({ practice, offices }: Props) {
  const { instead } = callingHours(practice.phoneHours, offices);
  return (
    <Wrap>
      <div className={styles.details}>
        <Columns split="6-6">
          <section>
            <SectionHead section="phone-hours" title="Phone line hours (New York time)" arrange="aside" />
            <Stack>
              <HoursTable caption="Phone line hours" lines={hoursLines(practice.phoneHours)} />
              {instead.length > 0 && <Text>{instead.join(" ")}</Text>}
            </Stack>
          </section>
          <section>
            <SectionHead section="lines" title="By phone and email" arrange="aside" />
            <DescriptionList
              variant="beside"
              items={[
                {
                  title: "Appointments",
                  text: [
                    <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>,
                    <a href={contactCardHref("practice")}>Save our main line to your contacts</a>,
                  ],
                },
                { title: "Email", text: <a href={`mailto:${practice.email}`}>{practice.email}</a> },
              ]}
            />
          </section>
        </Columns>
      </div>
    </Wrap>
  );
}
