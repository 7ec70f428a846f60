import {
  type ContactMessage,
  malformedEmail,
  missingFields,
  missingText,
  requiredFields,
  type RequiredField,
} from "#domain/contact-message.ts";

/** Takes a message to the practice. The form does not know where; a rejection means that it did not arrive. */
export type SendMessage = (message: ContactMessage) => Promise<void>;

export type FieldErrors = Partial<Record<RequiredField, string>>;

export function readMessage(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(new FormData(form)) as ContactMessage;
}

/** Every field's error, in the order of the form, and whether anything is missing. The browser judges email addresses. */
export function fieldErrors(form: HTMLFormElement, message: ContactMessage): { errors: FieldErrors; missing: boolean } {
  const absent = missingFields(message);
  const errors: FieldErrors = {};
  for (const field of requiredFields) {
    const control = form.elements.namedItem(field);
    if (absent.includes(field)) errors[field] = missingText[field];
    else if (control instanceof HTMLInputElement && control.validity.typeMismatch) errors[field] = malformedEmail;
  }
  return { errors, missing: absent.length > 0 };
}
