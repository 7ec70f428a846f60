/** Who writes; the first is the form's default. */
export const patientTypes = {
  patient: "Patient / Auto Accident Victim",
  attorney: "Attorney",
  clinic: "Medical Clinic/Provider",
  insurer: "Insurance Company",
  other: "Other",
} as const;

export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  patientType: keyof typeof patientTypes;
  message: string;
};

/** The fields without which a message is not sent, in the order of the form. */
export const requiredFields = ["name", "email", "message"] as const satisfies readonly (keyof ContactMessage)[];

export type RequiredField = (typeof requiredFields)[number];

/** The required fields that are empty; white space alone counts as empty. */
export function missingFields(message: Pick<ContactMessage, RequiredField>): RequiredField[] {
  return requiredFields.filter((field) => message[field].trim() === "");
}

/** Takes a message to the practice. The form does not know where; a rejection means that it did not arrive. */
export type SendMessage = (message: ContactMessage) => Promise<void>;

export type FieldErrors = Partial<Record<RequiredField, string>>;

/** What each field is called, over it and in a notice. */
export const fieldLabels = { name: "Full Name", email: "Email", message: "Message" } as const satisfies Record<
  RequiredField,
  string
>;

const missingText: Record<RequiredField, string> = {
  name: "Enter your full name.",
  email: "Enter an email address such as name@example.com.",
  message: "Enter a short message.",
};

const malformedEmail = "Write the email with an @, like name@example.com.";

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
