import { type ContactMessage, messagesPath, statusPagePath } from "#domain/contact-message.ts";
import { readablePhone, telHref } from "#domain/phone.ts";
import { Button } from "#ui/links/Button.tsx";
import type { DeliveryStatusProps } from "./delivery.tsx";
import styles from "./delivering.module.css";
import type { DeliveryPhase, Receipt } from "./message.ts";
import { NotArrived, postMessage } from "./post-message.ts";
import { scrollToCenter } from "./scroll-to-center.ts";

export { lengthErrors } from "#domain/contact-message.ts";

// Replaces `delivery.tsx` while messages are delivered, with the same exports.

/** Without this code the browser posts the form; URL encoding would triple the size of a long Chinese text. */
export const formAttributes = {
  method: "post",
  action: messagesPath,
  acceptCharset: "utf-8",
  encType: "multipart/form-data",
};

export const sendTone = "primary";

export const notSent = () => undefined;

/**
 * Sends a message to the server of this site. `onRetry` is called before each retry.
 * @throws {NotArrived} when it did not arrive
 */
export async function send(message: ContactMessage, onRetry: () => void): Promise<Receipt> {
  const sendMessage = await loadSender(onRetry);
  return sendMessage(message, onRetry);
}

/** Loads the code with retries on demand; if it fails to load, one attempt is better than none. */
async function loadSender(onRetry: () => void): Promise<typeof send> {
  for (const pause of [1_000, 2_000, 4_000])
    try {
      return (await import("./send-message.ts")).sendMessage;
    } catch {
      if (!navigator.onLine) break;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  return postMessage;
}

export function failureOf(error: unknown): DeliveryPhase | undefined {
  if (!(error instanceof NotArrived)) return undefined;
  return { phase: "not-arrived", reason: error.message, offline: error.mayPass && !navigator.onLine };
}

/** A honeypot: bots fill in every field. */
export function HoneypotField() {
  return (
    <label className={styles.honeypot}>
      Leave this empty
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** The delivery status: sending, arrived, with the receipt, or not arrived. */
export function DeliveryStatus({ delivery, phone }: DeliveryStatusProps) {
  const call = <a href={telHref(phone)}>{readablePhone(phone)}</a>;
  if (delivery.phase === "sending")
    return <p>{delivery.again ? "It did not get through yet. Trying again…" : "Sending…"}</p>;
  if (delivery.phase === "sent")
    return (
      <div className={`${styles.result} ${styles.receipt}`} ref={showResult}>
        <p>We have your message. Write this down, or print this page:</p>
        <dl>
          <dt>Number</dt>
          <dd>{delivery.receipt?.number}</dd>
          <dt>Four words</dt>
          <dd>{delivery.receipt?.words}</dd>
        </dl>
        <p>
          With both you can <a href={statusPagePath}>check its status</a>. If it is urgent, call {call}.
        </p>
      </div>
    );
  const { offline } = delivery;
  // The number is below, as a link.
  const reason = delivery.reason.replace(` Please call ${readablePhone(phone)}.`, "");
  return (
    <div className={styles.result} ref={showResult}>
      {offline ? (
        <p ref={sendWhenOnline}>
          You are offline: your message has not reached us. It is sent by itself when you are online again.
        </p>
      ) : (
        <p>{reason}</p>
      )}
      <p>All that you wrote is still here. You can also call {call}.</p>
      <Button>Try again</Button>
    </div>
  );
}

/** Focuses the result, since removing the previous content would lose the focus of its button. */
function showResult(result: HTMLElement | null) {
  scrollToCenter(result);
  return () => {
    if (result?.contains(document.activeElement))
      result.closest("form")?.querySelector("button")?.focus({ preventScroll: true });
  };
}

function sendWhenOnline(text: HTMLElement | null) {
  const form = text?.closest("form");
  const listener = () => form?.requestSubmit();
  addEventListener("online", listener);
  return () => removeEventListener("online", listener);
}
