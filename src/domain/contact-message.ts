/** Who writes; the first is the form's default. */
export const patientTypes = {
  patient: "Patient / Auto Accident Victim",
  attorney: "Attorney",
  clinic: "Medical Clinic/Provider",
  insurer: "Insurance Company",
  other: "Other",
} as const;

export type PatientType = keyof typeof patientTypes;

/** What the contact form holds, as typed. */
export type ContactMessage = { name: string; email: string; phone: string; patientType: PatientType; message: string };

/** The fields without which a message is not sent, in the order of the form. */
export const requiredFields = ["name", "email", "message"] as const satisfies readonly (keyof ContactMessage)[];

export type RequiredField = (typeof requiredFields)[number];

/** The required fields that are empty; white space alone counts as empty. The form of an e-mail address is the browser's to judge. */
export function missingFields(message: Pick<ContactMessage, RequiredField>): RequiredField[] {
  return requiredFields.filter((field) => message[field].trim() === "");
}

/** Takes a message to the practice. The form does not know where; a rejection means that it did not arrive. */
export type SendMessage = (message: ContactMessage) => Promise<void>;
