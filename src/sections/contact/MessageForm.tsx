import type { ReactNode } from "react";
import { readablePhone, telHref } from "#domain/phone.ts";
import type { Practice } from "#schemas/practice.ts";
import { FoldedSection } from "#ui/layout/Section.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./Contact.module.css";

type Props = {
  practice: Practice;
  /** What the form is not for. */
  note: string;
  /** The island. */
  children?: ReactNode;
};

/**
 * The form, beside what it does and does not do. While it does not deliver, it is folded under a heading that says so,
 * so that no one takes it for a way to reach us.
 */
export function MessageForm({ practice, note, children }: Props) {
  const delivers = practice.messageDelivery;
  const phone = <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>;
  const form = (
    <Columns split="5-7">
      <Stack>
        <Text>
          {note} For a quick answer, call {phone}. In an emergency call <a href="tel:911">911</a>.
        </Text>
        {!delivers && (
          <noscript>
            <Text>
              <strong>The form needs JavaScript, which is switched off. Please call {phone}.</strong>
            </Text>
          </noscript>
        )}
      </Stack>
      <div>{children}</div>
    </Columns>
  );
  return (
    <div className={styles.form}>
      {delivers ? (
        <Wrap>
          <Card id="message-form" title="Send a message">
            {form}
          </Card>
        </Wrap>
      ) : (
        <FoldedSection
          id="message-form"
          title="Message form (not connected yet)"
          lead="This form does not send your message to anyone."
        >
          {form}
        </FoldedSection>
      )}
    </div>
  );
}
