import { readablePhone, telHref } from "#practice/phone.ts";
import type { Group } from "#content/fields.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Checklist } from "#ui/lists/Checklist.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import styles from "./DocumentsToBring.module.css";

type Props = { lead: string; groups: readonly Group[]; practice: Practice };

/** The checklist for the visit; prints on a sheet of its own, with the number to call. */
export function DocumentsToBring({ lead, groups, practice }: Props) {
  return (
    <div className={styles.page}>
      <Wrap>
        <Card id="documents" title="What to bring">
          <Columns split="4-8">
            <Stack>
              <Text>{lead}</Text>
              <Text>
                {practice.name}
                <br />
                <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>
              </Text>
              <div data-screen-only="">
                <Text variant="small" tone="soft">
                  When you print this page, the list comes out on its own sheet.
                </Text>
              </div>
            </Stack>
            <Checklist groups={groups} lines={["Date, time and office of my visit:", "What I want to ask:"]} />
          </Columns>
        </Card>
      </Wrap>
    </div>
  );
}
