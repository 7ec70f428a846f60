import type { FormHTMLAttributes, ReactNode } from "react";
import type { ContactMessage } from "#contact/contact-message.ts";
import type { FieldErrors } from "./read-form.ts";

/**
 * One way in which a message goes: by our server, by the visitor’s mail app, or nowhere. The form is the same in all
 * three (`messageDelivery` in `content/practice.yaml`).
 */
export type Delivery = {
  /** What the browser does with the form without its code. */
  formAttributes: FormHTMLAttributes<HTMLFormElement>;
  /** Errors besides those that the specification has. */
  furtherErrors?: (message: ContactMessage) => FieldErrors;
  /** After the fields. */
  extraField?: ReactNode;
  /** Whether what `show` shows replaces the fields. */
  replacesFields?: true;
  /**
   * Delivers a valid message, and resolves to whether it is sent. Meanwhile and afterward `show` shows how far it is,
   * until the visitor types again.
   */
  deliver: (message: ContactMessage, show: (progress: ReactNode) => void) => Promise<boolean>;
};

/**
 * By the HTML standard, submitting `method="dialog"` outside a dialog does nothing: no request leaves the page, nothing
 * typed reaches the URL, and nothing is lost.
 */
export const unsentForm = { method: "dialog" } as const;
