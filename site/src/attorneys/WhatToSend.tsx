import { readablePhone, telHref } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Group } from "#content/fields.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Checklist } from "#ui/lists/Checklist.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { practice: Practice; points: readonly Point[]; documents: readonly Group[] };

/** What to send with a referral, by channel: nothing about a client may go through the web form. */
export function WhatToSend({ practice, points, documents }: Props) {
  return (
    <Section id="send" variant="ruled">
      <Columns split="4-8" align="center">
        <Stack>
          <h2 id="send-title">What to send</h2>
          <Text variant="lead">{pointNamed(points, "by-phone").text}</Text>
          <Text tone="soft">
            {pointNamed(points, "details").text} Call{" "}
            <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a> first.{" "}
            {practice.referrals?.secureChannel ?? pointNamed(points, "channel").text}
          </Text>
        </Stack>
        <Checklist variant="sheet" groups={documents} />
      </Columns>
    </Section>
  );
}
