import type { ReactNode } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Button } from "#ui/links/Button.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./CallBand.module.css";

type Props = {
  title: string;
  text: string;
  practice: Practice;
  /** The lines to call, such as one for each office; by default the practice's own. */
  lines?: readonly { name: string; phone: string; note?: ReactNode }[];
  /** Label and fragment of the link to the contact page. */
  action?: string;
  href?: string;
  /** The link to the contact page is outlined: the call is the way. */
  callFirst?: true;
  /** On the inverse surface, with the largest digits of the site: where a page ends with nothing else. */
  variant?: "band";
};

/** The call to action, on most pages at the end: a line to call in large digits, and the contact page. */
export function CallBand({
  title,
  text,
  practice,
  lines = [{ name: "Appointments", phone: practice.phone }],
  action = "Schedule Evaluation",
  href = routes.contact,
  callFirst,
  variant,
}: Props) {
  return (
    <Section id="call" variant={variant ?? "sunk"}>
      <Columns split="5-7" align="center">
        <Stack>
          <h2 id="call-title">{title}</h2>
          <Text tone="soft">
            <NoBreakText>{text}</NoBreakText>
          </Text>
        </Stack>
        <div className={styles.links}>
          <DescriptionList
            variant="large"
            columns={lines.length > 1 ? "fit" : undefined}
            items={lines.map(({ name, phone, note }) => ({
              title: name,
              text: (
                <>
                  <a href={telHref(phone)}>{readablePhone(phone)}</a>
                  {note}
                </>
              ),
            }))}
          />
          <Button tone={callFirst ? undefined : "primary"} href={href}>
            {action}
          </Button>
        </div>
      </Columns>
    </Section>
  );
}
