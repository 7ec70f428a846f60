import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/Button.tsx";

/** The two ways to start a referral. */
export function ReferralButtons({ phone }: { phone: string }) {
  return (
    <>
      <Button tone="primary" href={routes.contact}>
        Submit a Referral
      </Button>
      <Button icon="phone" href={telHref(phone)}>
        Call {readablePhone(phone)}
      </Button>
    </>
  );
}
