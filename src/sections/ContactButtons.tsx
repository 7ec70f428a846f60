import type { ReactNode } from "react";
import { readablePhone, telHref } from "#domain/phone.ts";
import { routes } from "#routes.ts";
import type { Practice } from "#schemas/practice.ts";
import { ByPhone } from "#sections/ByPhone.tsx";
import { Button } from "#ui/links/Button.tsx";

type Props = {
  /** What the contact page is opened for, and where on it that is. */
  action: string;
  href?: string;
  practice: Practice;
  /** A third way, before the line about the form. */
  children?: ReactNode;
};

/** The two ways to begin: the contact page, and a call. */
export function ContactButtons({ action, href = routes.contact, practice, children }: Props) {
  return (
    <>
      <Button tone="primary" href={href}>
        {action}
      </Button>
      <Button icon="phone" href={telHref(practice.phone)}>
        Call {readablePhone(practice.phone)}
      </Button>
      {children}
      <ByPhone {...practice} />
    </>
  );
}
