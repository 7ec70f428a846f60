import type { ReactNode } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Button } from "#ui/links/Button.tsx";

type Props = {
  /** The label of the link to the contact page. */
  action: string;
  practice: Practice;
  /** Further buttons. */
  children?: ReactNode;
};

/** Buttons for a call, the filled one as in the header, and for the contact page. */
export function ContactButtons({ action, practice, children }: Props) {
  const { phone } = practice;
  return (
    <>
      <Button icon="phone" tone="primary" href={telHref(phone)}>
        Call {readablePhone(phone)}
      </Button>
      <Button href={routes.contact}>{action}</Button>
      {children}
    </>
  );
}
