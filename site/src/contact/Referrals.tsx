import { pointNamed } from "#content/points.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { clinicsHref, messageAnchor, routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { practice: Practice; points: readonly Point[] };

/** How law firms and clinics refer, since names of clients and patients do not belong in the message form. */
export function Referrals({ practice: { phone, referrals }, points }: Props) {
  return (
    <BesideSection id="refer" title="For attorneys and clinics">
      <Stack>
        <Text variant="lead">
          Referring a case? Call <a href={telHref(phone)}>{readablePhone(phone)}</a>
          {referrals?.fax && (
            <>
              , fax <span data-keep="">{readablePhone(referrals.fax)}</span>
            </>
          )}
          , or <a href={routes.referral}>fill in a referral sheet</a>.
        </Text>
        <Text tone="soft">
          You can also <a href={`#${messageAnchor("referral")}`}>write to us</a>. {pointNamed(points, "refer").text}{" "}
          Clinics: <a href={clinicsHref}>see what to send</a>.
        </Text>
      </Stack>
    </BesideSection>
  );
}
