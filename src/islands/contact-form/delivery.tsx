import type { ReactNode } from "react";
import type { ContactMessage } from "#domain/contact-message.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import type { DeliveryPhase, FieldErrors, Receipt } from "./message.ts";
import { scrollToCenter } from "./scroll-to-center.ts";

// While messages are delivered, `astro.config.ts` replaces this module with `delivering.tsx`.

/** By the HTML standard, submitting `method="dialog"` outside a dialog does nothing: no request, no data loss. */
export const formAttributes: { method: string; action?: string; acceptCharset?: string; encType?: string } = {
  method: "dialog",
};

/** The tone of the submit button: primary only if the form delivers. */
export const sendTone: "primary" | undefined = undefined;

/** Reports success, and sends nothing. */
export const send: (message: ContactMessage, onRetry: () => void) => Promise<Receipt | undefined> = () =>
  Promise.resolve(undefined);

/** The line before the specification's text in the notice after Send Message. The number to tap is below the form. */
export function notSent(phone: string): ReactNode {
  return (
    <>
      Not sent. Please call <span data-keep="">{readablePhone(phone)}</span>.
    </>
  );
}

/** The failure that an error represents, if any. */
export const failureOf: (error: unknown) => DeliveryPhase | undefined = () => undefined;

/** Errors of fields that are too long to deliver. */
export const lengthErrors: (message: ContactMessage) => FieldErrors = () => ({});

/** The honeypot field, hidden from people. */
export function HoneypotField() {
  return null;
}

export type DeliveryStatusProps = { delivery: DeliveryPhase; phone: string };

/** The delivery status of a message. */
export function DeliveryStatus({ delivery, phone }: DeliveryStatusProps) {
  return (
    delivery.phase === "sent" && (
      <p ref={scrollToCenter}>
        This site sent nothing: your message did not reach us. For an answer, call{" "}
        <a href={telHref(phone)}>{readablePhone(phone)}</a>.
      </p>
    )
  );
}
