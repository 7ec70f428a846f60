import type { ReactNode } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Button } from "#ui/links/Button.tsx";

type Props = {
  /** Label and fragment of the link to the contact page. */
  action: string;
  href?: string;
  practice: Practice;
  /** The call is the first button, and the filled one: where names belong on the phone, such as for cases. */
  callFirst?: true;
  /** Further buttons. */
  children?: ReactNode;
};

/** Buttons for the contact page and a call. */
export function ContactButtons({ action, href = routes.contact, practice, callFirst, children }: Props) {
  const { phone } = practice;
  const page = (
    <Button key="page" tone={callFirst ? undefined : "primary"} href={href}>
      {action}
    </Button>
  );
  const call = (
    <Button key="call" icon="phone" tone={callFirst ? "primary" : undefined} href={telHref(phone)}>
      Call {readablePhone(phone)}
    </Button>
  );
  return (
    <>
      {callFirst ? [call, page] : [page, call]}
      {children}
    </>
  );
}
