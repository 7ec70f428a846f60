import {
  missingFields,
  requiredFields,
  type ContactMessage,
  type PatientType,
  type RequiredField,
} from "#domain/contact-message.ts";

/** What each invalid field says: what is wrong, and so what to do. */
export type FieldErrors = Partial<Record<RequiredField, string>>;

const missingText: Record<RequiredField, string> = {
  name: "Enter your full name.",
  email: "Enter an email address such as name@example.com.",
  message: "Enter a short message.",
};

const malformedEmail = "Write the email with an @, like name@example.com.";

/** The values of the form's fields, exactly as typed. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: keyof ContactMessage) => String(data.get(name) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    patientType: text("patientType") as PatientType,
    message: text("message"),
  };
}

/** Every field's error, in the order of the form, and whether anything is missing. Whether an email address is one, the browser judges. */
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
