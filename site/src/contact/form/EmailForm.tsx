import { useState } from "react";
import { Field } from "#ui/forms/Field.tsx";
import { focusResult } from "#ui/forms/focus-field.ts";
import { Button, Buttons } from "#ui/links/Button.tsx";
import { ContactIsland, type ContactIslandProps } from "./ContactForm.tsx";
import { type Delivery, unsentForm } from "./delivery.ts";
import styles from "./EmailForm.module.css";
import { type EmailDraft, emailDraft, mailtoHref } from "./email-draft.ts";

type Props = ContactIslandProps & {
  /** The address that messages go to. */
  email: string;
};

/** The form of a site on a static host: it opens the visitor’s own mail app with the message written. */
export function EmailForm({ email, ...props }: Props) {
  return <ContactIsland {...props} delivery={emailDelivery(email)} />;
}

function emailDelivery(email: string): Delivery {
  return {
    formAttributes: unsentForm,
    replacesFields: true,
    async deliver(message, show) {
      const draft = emailDraft(message);
      const href = mailtoHref(email, draft);
      if (href) open(href);
      const isCopied = !href && (await copied(draft.text));
      return new Promise((resolve) => {
        const end = (isSent: boolean) => () => {
          show(undefined);
          resolve(isSent);
        };
        show(<AlmostDone {...{ email, draft, href, isCopied }} onSent={end(true)} onBack={end(false)} />);
      });
    },
  };
}

/** Opens a link as a press on it would: assigning to `location` would cancel what is still loading. */
function open(href: string) {
  const link = document.createElement("a");
  link.href = href;
  link.click();
}

/** Copies a text; false where there is no clipboard, as without HTTPS, or no permission. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type AlmostDoneProps = {
  email: string;
  draft: EmailDraft;
  /** Undefined where the message is too long for a link. */
  href: string | undefined;
  isCopied: boolean;
  onSent: () => void;
  onBack: () => void;
};

/** What is left to do in the mail app, in place of the form. */
function AlmostDone({ email, draft, href, isCopied, onSent, onBack }: AlmostDoneProps) {
  const [copy, setCopy] = useState<"none" | "copied" | "refused">(href ? "none" : isCopied ? "copied" : "refused");
  const address = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <div className={styles.almost}>
      <h3 tabIndex={-1} ref={focusResult}>
        {href ? "Almost done: press Send in your email app." : "Almost done: paste your message into an email."}
      </h3>
      {href ? (
        <p>
          Your message is written there. Nothing reaches us until you send it. No email app opened? Copy the text, and
          send it to {address}.
        </p>
      ) : (
        <p>It is too long for your email app to open by itself. Send it to {address}.</p>
      )}
      {copy === "copied" && <p role="status">The text is copied. Paste it into an email to {email}.</p>}
      {copy === "refused" && (
        <Field name="draft" label="Your browser did not let us copy the text. Select it here, and copy it:">
          {({ id }) => (
            <textarea
              id={id}
              readOnly
              rows={8}
              value={draft.text}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      )}
      <Buttons>
        <Button tone="primary" onPress={onSent}>
          I pressed Send
        </Button>
        <Button onPress={async () => setCopy((await copied(draft.text)) ? "copied" : "refused")}>
          {copy === "none" ? "Copy the text instead" : "Copy the text again"}
        </Button>
        <Button tone="quiet" onPress={onBack}>
          Back to the form
        </Button>
      </Buttons>
    </div>
  );
}
