import type { ReactNode } from "react";
import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Practice } from "#schemas/practice.ts";
import { Button } from "#ui/links/Button.tsx";

type Props = {
  /** Label and fragment of the link to the contact page. */
  action: string;
  href?: string;
  practice: Practice;
  /** Where the form must not be used, such as for cases. */
  callFirst?: true;
  /** Further buttons. */
  children?: ReactNode;
};

/** Buttons for the contact page and a call; the call is first where the form does not deliver or must not be used. */
export function ContactButtons({ action, href = routes.contact, practice, callFirst, children }: Props) {
  const { phone } = practice;
  const formFirst = practice.messageDelivery && !callFirst;
  const page = (
    <Button key="page" tone={formFirst ? "primary" : undefined} href={href}>
      {action}
    </Button>
  );
  const call = (
    <Button key="call" icon="phone" tone={formFirst ? undefined : "primary"} href={telHref(phone)}>
      Call {readablePhone(phone)}
    </Button>
  );
  return (
    <>
      {formFirst ? [page, call] : [call, page]}
      {children}
    </>
  );
}
