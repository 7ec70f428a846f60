import { expect, test } from "vitest";
import { fieldLabels, patientTypes } from "#contact/contact-message.ts";
import { emailDraft, mailtoHref } from "./email-draft.ts";

const message = {
  name: " Zoë\nÁvila ",
  email: "zoe@example.com",
  phone: "212-555-0188",
  patientType: "attorney",
  message: "Please call me & my “client”?\nThank you, 50% #1.",
} as const;

test("the email has every field with its label, and its subject is one line", () => {
  const { subject, text } = emailDraft(message);
  expect(subject).toBe("Message from Zoë Ávila");
  for (const label of Object.values(fieldLabels).filter((one) => one !== fieldLabels.message))
    expect(text).toContain(`${label}: `);
  expect(text).toContain(patientTypes.attorney);
  expect(text.endsWith(`\n\n${message.message}`)).toBe(true);
  expect(emailDraft({ ...message, phone: " " }).text, "a field left empty").not.toContain(fieldLabels.phone);
});

test("the link gives a mail app the same subject and text, with the line breaks of email", () => {
  const draft = emailDraft(message);
  const href = mailtoHref("office@example.com", draft) ?? "";
  const { protocol, pathname, searchParams, hash } = new URL(href);
  expect([protocol, pathname, hash]).toEqual(["mailto:", "office@example.com", ""]);
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: draft.subject,
    body: draft.text.replaceAll("\n", "\r\n"),
  });
});

test.each([
  { text: "a".repeat(1_000), fits: true, because: "most messages are shorter" },
  { text: "a".repeat(2_000), fits: false, because: "Windows would cut the link" },
  { text: "Я".repeat(400), fits: false, because: "a Cyrillic letter takes six characters of a link" },
  { text: "\ud800", fits: true, because: "half a character must not throw" },
])("a link to a text of $text.length characters exists: $fits, $because", ({ text, fits }) => {
  expect(mailtoHref("office@example.com", { subject: "Message", text }) !== undefined).toBe(fits);
});
