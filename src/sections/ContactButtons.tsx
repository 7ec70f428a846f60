import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/Button.tsx";

type Props = {
  /** What the contact page is opened for. */
  action: string;
  phone: string;
};

/** The two ways to begin: the contact page, and a call. */
export function ContactButtons({ action, phone }: Props) {
  return (
    <>
      <Button tone="primary" href={routes.contact}>
        {action}
      </Button>
      <Button icon="phone" href={telHref(phone)}>
        Call {readablePhone(phone)}
      </Button>
    </>
  );
}
