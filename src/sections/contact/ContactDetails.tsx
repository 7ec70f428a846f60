import { callingHours, hoursLines } from "#domain/hours.ts";
import { contactCardHref, phoneLines, readablePhone, telHref } from "#domain/phone.ts";
import type { Office, Practice } from "#schemas/practice.ts";
import { OpenStatus } from "#sections/OpenStatus.tsx";
import { Button } from "#ui/links/Button.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { HoursTable } from "#ui/tables/HoursTable.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Sheet } from "#ui/layout/Sheet.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type Props = { practice: Practice; offices: readonly Office[]; emergency: string };

/** What is beside the form: the call for people in a hurry, every line, and when the practice line is answered. */
export function ContactDetails({ practice, offices, emergency }: Props) {
  const { instead } = callingHours(practice.phoneHours, offices);
  return (
    <>
      <Sheet id="urgent" title="Need to be seen soon?" tone="panel">
        <Text>Say so when you call, and we will look for the earliest time.</Text>
        <p>
          <Button tone="primary" icon="phone" href={telHref(practice.phone)}>
            <span>
              Call the office now<VisuallyHidden> {readablePhone(practice.phone)}</VisuallyHidden>
            </span>
          </Button>
        </p>
        <Text variant="small" tone="soft">
          Emergency? Call <a href="tel:911">911</a>. {emergency}
        </Text>
      </Sheet>
      <section>
        <SectionHead section="lines" title="By phone and email" arrange="aside" />
        <DescriptionList
          variant="beside"
          items={[
            ...phoneLines(practice, offices).map(({ name, phone, hours }) => ({
              title: name,
              text: [<a href={telHref(phone)}>{readablePhone(phone)}</a>, <OpenStatus hours={hours} />],
            })),
            { title: "Email", text: <a href={`mailto:${practice.email}`}>{practice.email}</a> },
          ]}
        />
        <div data-screen-only="">
          <ArrowLink href={contactCardHref("practice")}>Save our main line to your contacts</ArrowLink>
        </div>
      </section>
      <section>
        <SectionHead section="phone-hours" title="Phone line hours (New York time)" arrange="aside" />
        <Stack>
          <HoursTable caption="Phone line hours" lines={hoursLines(practice.phoneHours)} />
          {instead.length > 0 && <Text>{instead.join(" ")}</Text>}
        </Stack>
      </section>
    </>
  );
}
