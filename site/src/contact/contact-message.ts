/** Maximum days for which a message is kept after it is done, and suspected spam: `/privacy` promises both. */
export const keptDays = { done: 30, robot: 7 } as const;

/** The kinds of senders; the first is the form's default. */
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
const requiredFields = ["name", "email", "message"] as const satisfies readonly (keyof ContactMessage)[];

type RequiredField = (typeof requiredFields)[number];

/** The most characters of each field, as `characterCount` counts them. */
export const messageLimits = { name: 200, email: 254, phone: 40, message: 10_000 } as const;

export type LimitedField = keyof typeof messageLimits;

/** The label of the list of `patientTypes`. */
export const patientTypeLabel = "I am a";

/** The label of each other field, in the form and in notices. */
export const fieldLabels = {
  name: "Full Name",
  email: "Email",
  phone: "Phone",
  message: "Message",
} as const satisfies Record<LimitedField, string>;

export const missingText: Readonly<Record<RequiredField, string>> = {
  name: "Enter your full name.",
  email: "Enter an email address such as name@example.com.",
  message: "Enter a short message.",
};

/** What is wrong with an email address that the browser refuses. */
export function malformedEmail(email: string): string {
  return email.includes("@")
    ? "Write one address like name@example.com, without spaces, commas or a dot at the end."
    : "Write the email with an @, like name@example.com.";
}

/** The required fields that are empty; only whitespace counts as empty. */
export function missingFields(message: Pick<ContactMessage, RequiredField>): RequiredField[] {
  return requiredFields.filter((field) => message[field].trim() === "");
}

/** An emoji of one code point is one character; a line break is one, although a form without script sends two. */
function characterCount(text: string): number {
  return [...withPlainLineBreaks(text)].length;
}

export function withPlainLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function tooLongText(field: LimitedField): string {
  return `Shorten the ${field} to ${messageLimits[field].toLocaleString("en-US")} characters.`;
}

/** By field, what is longer than a message may be. */
export function lengthErrors(message: Record<LimitedField, string>): Partial<Record<LimitedField, string>> {
  const fields = Object.keys(messageLimits) as LimitedField[];
  // A character is at most two code units, so a huge text need not be counted.
  const isTooLong = (text: string, most: number) => text.length > 2 * most || characterCount(text) > most;
  const tooLong = fields.filter((field) => isTooLong(message[field], messageLimits[field]));
  return Object.fromEntries(tooLong.map((field) => [field, tooLongText(field)]));
}

/** By field, why a message is invalid, as a sentence to show beside it; empty when it is valid. */
export function messageErrors(message: Record<keyof ContactMessage, string>): Partial<typeof message> {
  const errors: Partial<typeof message> = {};
  for (const field of missingFields(message as ContactMessage)) errors[field] = missingText[field];
  // Only its mail server knows whether an address is valid; this rejects what cannot be one.
  if (!errors.email && !/^[^\s@]+@[^\s@]*[^\s@.,;]$/.test(message.email.trim()))
    errors.email = malformedEmail(message.email);
  Object.assign(errors, lengthErrors(message));
  if (!Object.hasOwn(patientTypes, message.patientType)) errors.patientType = "Choose one of the kinds in the list.";
  return errors;
}
