import { type ContactMessage, fieldLabels, patientTypeLabel, patientTypes } from "#contact/contact-message.ts";

/** An email as the visitor’s mail app will have it. */
export type EmailDraft = { subject: string; text: string };

/** The email of a message: its fields with their labels, then its text. */
export function emailDraft({ name, email, phone, patientType, message }: ContactMessage): EmailDraft {
  const lines = [
    `${fieldLabels.name}: ${name.trim()}`,
    `${fieldLabels.email}: ${email.trim()}`,
    ...(phone.trim() ? [`${fieldLabels.phone}: ${phone.trim()}`] : []),
    `${patientTypeLabel}: ${patientTypes[patientType]}`,
  ];
  return {
    // On one line: a line break would end the header of some mail apps.
    subject: `Message from ${name.trim().replace(/\s+/g, " ")}`,
    text: [...lines, "", message.trim()].join("\n"),
  };
}

/** Windows hands a mail app no link that is longer; its own limit is 2,083 characters. */
const longestLink = 2_000;

/** The link that opens a draft in the visitor’s mail app (RFC 6068); undefined when it would be too long. */
export function mailtoHref(to: string, { subject, text }: EmailDraft): string | undefined {
  const encoded = [subject, text.replace(/\r\n?|\n/g, "\r\n")].map((part) => encodeURIComponent(part.toWellFormed()));
  const href = `mailto:${to}?subject=${encoded[0]}&body=${encoded[1]}`;
  return href.length <= longestLink ? href : undefined;
}
