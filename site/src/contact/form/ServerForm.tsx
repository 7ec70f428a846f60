import { type ContactMessage, lengthErrors } from "#contact/contact-message.ts";
import { messagesPath, statusPagePath } from "#contact/message-paths.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { Button } from "#ui/links/Button.tsx";
import { ContactIsland, type ContactIslandProps } from "./ContactForm.tsx";
import type { Delivery } from "./delivery.ts";
import type { Receipt } from "./read-form.ts";
import { NotArrived, postMessage } from "./post-message.ts";
import styles from "./ServerForm.module.css";

/** The form of a site whose messages our own server takes. */
export function ServerForm(props: ContactIslandProps) {
  return <ContactIsland {...props} delivery={serverDelivery(props.phone)} />;
}

function serverDelivery(phone: string): Delivery {
  return {
    // Without the form’s code the browser posts it; URL encoding would triple the size of a long Chinese text.
    formAttributes: { method: "post", action: messagesPath, acceptCharset: "utf-8", encType: "multipart/form-data" },
    furtherErrors: lengthErrors,
    extraField: <Honeypot />,
    async deliver(message, show) {
      show(<p>Sending…</p>);
      try {
        const receipt = await send(message, () => show(<p>It didn’t get through yet. Trying again…</p>));
        show(<Arrived receipt={receipt} phone={phone} />);
        return true;
      } catch (error) {
        if (!(error instanceof NotArrived)) throw error;
        show(<Unsent reason={error} phone={phone} />);
        return false;
      }
    },
  };
}

/** A honeypot: bots fill in every field. What a password manager fills in here is set aside, and the front desk sees it. */
function Honeypot() {
  return (
    <label className={styles.honeypot}>
      Leave this empty
      {/* With a placeholder, as the other fields: an empty form is not printed. */}
      <input
        name="website"
        placeholder=" "
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </label>
  );
}

/**
 * Sends a message to the server of this site. `onRetry` is called before each retry.
 * @throws {NotArrived} when it did not arrive
 */
async function send(message: ContactMessage, onRetry: () => void): Promise<Receipt> {
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

/** The receipt of a message that arrived. */
function Arrived({ receipt, phone }: { receipt: Receipt; phone: string }) {
  return (
    <div className={`${styles.result} ${styles.receipt}`} ref={showResult}>
      <p>We have your message. Write this down, or print this page:</p>
      <dl>
        <dt>Number</dt>
        <dd>{receipt.number}</dd>
        <dt>Four words</dt>
        <dd>{receipt.words}</dd>
      </dl>
      <p>
        With both, you can <a href={statusPagePath}>check its status</a>. If it’s urgent, call{" "}
        <a href={telHref(phone)}>{readablePhone(phone)}</a>.
      </p>
      <p data-print-only="">
        Its status: {location.host}
        {statusPagePath}
      </p>
    </div>
  );
}

/** Why a message did not arrive, and another try; offline it is sent when the connection is back. */
function Unsent({ reason: { message, mayPass }, phone }: { reason: NotArrived; phone: string }) {
  const isOffline = mayPass && !navigator.onLine;
  return (
    <div className={styles.result} ref={showResult}>
      {isOffline ? (
        <p ref={sendWhenOnline}>You’re offline. We’ll send your message when you’re back online.</p>
      ) : (
        // The number is below, as a link.
        <p>{message.replace(` Please call ${readablePhone(phone)}.`, "")}</p>
      )}
      <p>
        Everything you wrote is still here. You can also call <a href={telHref(phone)}>{readablePhone(phone)}</a>.
      </p>
      <Button>Try again</Button>
    </div>
  );
}

/** Focuses the result, since removing the previous content would lose the focus of its button. */
function showResult(result: HTMLElement | null) {
  // At the bottom the notices would overlap the text.
  result?.scrollIntoView({ block: "center" });
  return () => {
    if (result?.contains(document.activeElement))
      result.closest("form")?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  };
}

function sendWhenOnline(text: HTMLElement | null) {
  const form = text?.closest("form");
  const listener = () => form?.requestSubmit();
  addEventListener("online", listener);
  return () => removeEventListener("online", listener);
}
