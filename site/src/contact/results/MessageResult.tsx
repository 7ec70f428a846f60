import type { ReactNode } from "react";
import { statusPagePath } from "#contact/message-paths.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import type { Notice } from "#contact/notice-schema.ts";
import { PageHead } from "#ui/layout/PageHead.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./MessageResult.module.css";

export type Result = "arrived" | "expired" | "not-arrived";

/** Titles of the pages without a notice of the same name. */
export const titles = { expired: "No longer shown", "not-arrived": "Not sent" };

type Props = {
  result: Result;
  sent: Notice;
  phone: string;
  /** The address of the site: on paper a link says nothing. */
  site: string;
  /** How soon the practice answers. */
  response: string;
};

/** The result of a message sent without script. The server fills in the elements with ids. */
export function MessageResult({ result, sent, phone, site, response }: Props) {
  const call = (
    <Button icon="phone" href={telHref(phone)}>
      Call {readablePhone(phone)}
    </Button>
  );
  const leave = (
    <Buttons>
      {call}
      <Button href={routes.home}>Return to Home</Button>
    </Buttons>
  );
  if (result === "arrived")
    return (
      <Frame title={sent.title} lead={sent.text} card={{ id: "keep", title: "Write this down, or print this page" }}>
        <dl className={styles.receipt}>
          <dt>Number</dt>
          <dd id="message-number" />
          <dt>Four words</dt>
          <dd id="message-words" />
        </dl>
        <Text>
          With both, you can <a href={statusPagePath}>check its status</a>. If we haven’t answered within {response}, or
          if it’s urgent, call us. In an emergency call <a href="tel:911">911</a>.
        </Text>
        <div data-print-only="">
          <Text>Its status: {new URL(statusPagePath, site).href.replace(/^https?:\/\//, "")}</Text>
        </div>
        {leave}
      </Frame>
    );
  if (result === "expired")
    return (
      <Frame
        title={titles.expired}
        lead="The number and the four words of a message are shown for one hour after it was sent."
      >
        <Text>
          Did you send it less than an hour ago? Reload this page. If your message arrived, we still have it: call us to
          ask about it.
        </Text>
        {leave}
      </Frame>
    );
  return (
    <Frame title={titles["not-arrived"]} lead="Your message did not reach us.">
      <p id="message-problem" className={styles.problem}>
        Please send it again.
      </p>
      <Text>Press Back in your browser. Everything you typed is still there.</Text>
      <Buttons>{call}</Buttons>
    </Frame>
  );
}

type FrameProps = { title: string; lead: ReactNode; card?: { id: string; title: string }; children: ReactNode };

function Frame({ title, lead, card = { id: "why", title: "What to do" }, children }: FrameProps) {
  return (
    <>
      <PageHead kicker="Contact" title={title} lead={lead} />
      <Wrap>
        <div className={styles.card} data-short="">
          <Card {...card}>
            <Stack>{children}</Stack>
          </Card>
        </div>
      </Wrap>
    </>
  );
}
