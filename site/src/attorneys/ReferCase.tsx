import { readablePhone, telHref } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import { routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { practice: Pick<Practice, "phone" | "referrals">; points: readonly Point[] };

/** How a law firm refers a case, in steps, and the limit for a new client; beside them what else it asks for. */
export function ReferCase({ practice: { phone, referrals }, points }: Props) {
  const said = (id: string) => pointNamed(points, id).text;
  return (
    <Section id="send" title="Refer a case">
      <div data-short="">
        <Columns split="7-5">
          <Stack>
            <Points
              variant="numbered"
              items={[
                <>
                  Fill in the <a href={routes.referral}>referral sheet</a>. It says what to enclose, and usually prints
                  on one page.
                </>,
                <>
                  Call <a href={telHref(phone)}>{readablePhone(phone)}</a>
                  {referrals?.fax && (
                    <>
                      , or fax <span data-keep="">{readablePhone(referrals.fax)}</span>
                    </>
                  )}
                  . {said("by-phone")} {said("details")}
                </>,
                referrals?.secureChannel ?? said("channel"),
              ]}
            />
            <Text>
              <NoBreakText>{said("client-notice")}</NoBreakText>{" "}
              <a href={`${routes.claim}#limits`}>See the main time limits</a>.
            </Text>
          </Stack>
          <NarrowFold label="Records, testimony and fees">
            <Points items={[said("records"), [said("ask"), referrals?.testimony].filter(Boolean).join(" ")]} />
          </NarrowFold>
        </Columns>
      </div>
    </Section>
  );
}
