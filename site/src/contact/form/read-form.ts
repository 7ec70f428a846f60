import {
  type ContactMessage,
  type LimitedField,
  malformedEmail,
  missingFields,
  missingText,
} from "#contact/contact-message.ts";

/** The visitor's receipt of a message that arrived. */
export type Receipt = { number: number; words: string };

/** Error texts by field. */
export type FieldErrors = Partial<Record<LimitedField, string>>;

/** The fields that can have an error, in the order of the form. */
export const checkedFields = ["name", "email", "phone", "message"] as const satisfies readonly LimitedField[];

export function readMessage(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(new FormData(form)) as ContactMessage;
}

/** A message with the office that the page says it is for, if its text does not name it. */
export function withOffice(message: ContactMessage): ContactMessage {
  const { office } = document.querySelector<HTMLElement>("[data-office]:target")?.dataset ?? {};
  if (!office || message.message.includes(office)) return message;
  return { ...message, message: `${message.message}\n\nOffice: ${office}` };
}

/** The errors of a message, and whether anything is missing. The browser validates email addresses. */
export function fieldErrors(form: HTMLFormElement, message: ContactMessage): { errors: FieldErrors; missing: boolean } {
  const missing = missingFields(message);
  const errors: FieldErrors = Object.fromEntries(missing.map((field) => [field, missingText[field]]));
  const email = form.elements.namedItem("email");
  if (!errors.email && email instanceof HTMLInputElement && email.validity.typeMismatch)
    errors.email = malformedEmail(email.value);
  return { errors, missing: missing.length > 0 };
}
