import type { ReactNode } from "react";
import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Practice } from "#schemas/practice.ts";
import { Button } from "#ui/links/Button.tsx";

type Props = {
  /** What the contact page is opened for, and where on it that is. */
  action: string;
  href?: string;
  practice: Practice;
  /** A third way. */
  children?: ReactNode;
};

/** The two ways to begin: the contact page, and a call, which comes first while the form delivers nothing. */
export function ContactButtons({ action, href = routes.contact, practice, children }: Props) {
  const { phone, messageDelivery } = practice;
  const page = (
    <Button key="page" tone={messageDelivery ? "primary" : undefined} href={href}>
      {action}
    </Button>
  );
  const call = (
    <Button key="call" icon="phone" tone={messageDelivery ? undefined : "primary"} href={telHref(phone)}>
      Call {readablePhone(phone)}
    </Button>
  );
  return (
    <>
      {messageDelivery ? [page, call] : [call, page]}
      {children}
    </>
  );
}
