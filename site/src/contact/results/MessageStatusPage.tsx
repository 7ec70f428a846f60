import { messageStatusPath, statusLimits } from "#contact/message-status.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { Field } from "#ui/forms/Field.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { PageHead } from "#ui/layout/PageHead.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./MessageStatusPage.module.css";

export const title = "Your message";

const stages = [
  { name: "Arrived", text: "We have it. Nobody has read it yet." },
  { name: "Read", text: "One of us has read it." },
  { name: "Somebody is on it", text: "One of us is working on your answer." },
  { name: "Answered", text: "We called, left a message, sent an email or booked a visit." },
  { name: "Closed", text: "It needed no answer, or it’s done." },
];

/**
 * The status of a message, given its number and its four words. A form without script posts them, and the server
 * responds with this page, with the status in the element `message-status`.
 */
export function MessageStatusPage({ phone }: { phone: string }) {
  return (
    <>
      <div className={styles.head}>
        <PageHead kicker="Contact" title={title} lead="See where it stands. You need the number and the four words." />
      </div>
      <Wrap>
        <div className={styles.part} data-short="">
          <Columns split="7-5">
            <Card id="ask" title="Where does it stand?">
              <p id="message-status" className={styles.status} />
              <form className={styles.form} method="post" action={messageStatusPath} acceptCharset="utf-8">
                <Field name="number" label="Number" required hint="Six digits.">
                  {(control) => (
                    <input
                      {...control}
                      type="text"
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={statusLimits.number}
                    />
                  )}
                </Field>
                <Field name="words" label="Four words" required hint="As they were shown after you sent the message.">
                  {(control) => (
                    <input
                      {...control}
                      type="text"
                      autoComplete="off"
                      autoCapitalize="none"
                      maxLength={statusLimits.words}
                    />
                  )}
                </Field>
                <Button tone="primary">Show me</Button>
              </form>
              <div className={styles.urgent}>
                <Text>
                  Is it urgent? Lost the words? Call <a href={telHref(phone)}>{readablePhone(phone)}</a>. In an
                  emergency call <a href="tel:911">911</a>.
                </Text>
              </div>
            </Card>
            <Stack>
              <h2 className={styles.heading}>The five stages</h2>
              <ol className={styles.stages}>
                {stages.map(({ name, text }) => (
                  <li key={name}>
                    <b>{name}</b> {text}
                  </li>
                ))}
              </ol>
              <Text tone="soft">
                This page never shows a word of your message, nor your name. When the message is deleted, nothing is
                left to show.
              </Text>
            </Stack>
          </Columns>
        </div>
      </Wrap>
    </>
  );
}
