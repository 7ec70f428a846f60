import type { ReactNode } from "react";
import type { ContactMessage } from "#domain/contact-message.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import type { DeliveryPhase, FieldErrors, Receipt } from "./message.ts";
import { scrollToCenter } from "./scroll-to-center.ts";

// While messages are delivered, `astro.config.ts` puts `delivering.tsx` in the place of this module.

/** By the HTML standard, submitting such a form outside a dialog does nothing: no request, nothing lost. */
export const formAttributes: { method: string; action?: string; acceptCharset?: string; encType?: string } = {
  method: "dialog",
};

/** How the button looks that sends: as a way to reach us only where it is one. */
export const sendTone: "primary" | undefined = undefined;

/** Reports success, and sends nothing. */
export const send: (message: ContactMessage, onRetry: () => void) => Promise<Receipt | undefined> = () =>
  Promise.resolve(undefined);

/** The first line of the notice after Send Message, before the words of the specification; none where it was sent. The number to touch is below the form. */
export function notSent(phone: string): ReactNode {
  return (
    <>
      Not sent. Please call <span data-keep="">{readablePhone(phone)}</span>.
    </>
  );
}

/** Why a message did not arrive, if that is what an error says. */
export const failureOf: (error: unknown) => DeliveryPhase | undefined = () => undefined;

/** The errors of fields that are longer than can be delivered. */
export const lengthErrors: (message: ContactMessage) => FieldErrors = () => ({});

/** A field that no person sees. */
export function HoneypotField() {
  return null;
}

export type DeliveryStatusProps = { delivery: DeliveryPhase; phone: string };

/** What became of a message. */
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
