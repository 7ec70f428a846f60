import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/Button.tsx";

/** The two ways to a visit: the contact page, and a call. */
export function ScheduleButtons({ phone }: { phone: string }) {
  return (
    <>
      <Button tone="primary" href={routes.contact}>
        Schedule Evaluation
      </Button>
      <Button icon="phone" href={telHref(phone)}>
        Call {readablePhone(phone)}
      </Button>
    </>
  );
}
