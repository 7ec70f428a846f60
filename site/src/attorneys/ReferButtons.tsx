import { readablePhone, telHref } from "#practice/phone.ts";
import { clinicsHref, referHref, routes } from "#routes.ts";
import { Button } from "#ui/links/Button.tsx";
import { Text } from "#ui/text/Text.tsx";

/** The ways to refer a case, and under them what to look at first. */
export function ReferButtons({ phone }: { phone: string }) {
  return (
    <>
      <Button tone="primary" href={routes.referral}>
        Fill in a referral sheet
      </Button>
      <Button icon="phone" href={telHref(phone)}>
        Call {readablePhone(phone)}
      </Button>
      <Button href={referHref}>Submit a Referral</Button>
      <Text>
        See <a href={routes.sampleReport}>a sample report</a> or <a href={clinicsHref}>how clinics refer</a>.
      </Text>
    </>
  );
}
