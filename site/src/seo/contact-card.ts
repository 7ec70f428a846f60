import { foldedLine } from "#practice/folded-line.ts";
import { hoursPhrases } from "#practice/hours.ts";
import { officeHref } from "#routes.ts";
import type { Office, Practice } from "#practice/practice-schema.ts";

/**
 * The vCard of the practice line. Version 3.0 (RFC 2426): all phones and mail programs read it, while some do not
 * support 4.0. It has no `REV` date, so that the same content always gives the same file.
 */
export function practiceCard({ name, phone, phoneHours, email, site }: Practice): string {
  return card({ id: `${site}/`, name, phone, email, url: `${site}/`, note: noteOf(phoneHours) });
}

/** The vCard of one office: its own line, its address, and when it is open. */
export function officeCard({ name, email, site }: Practice, office: Office): string {
  const url = `${site}${officeHref(office.id)}`;
  return card({
    id: url,
    name: `${name}, ${office.name} office`,
    phone: office.phone,
    email,
    url,
    note: noteOf(office.hours),
    address: ["", "", office.street, office.city, office.state, office.zip, "USA"],
  });
}

type Card = {
  id: string;
  name: string;
  phone: string;
  email: string;
  url: string;
  note: string;
  /** The seven parts of a postal address: box, extension, street, city, state, ZIP code, country. */
  address?: readonly string[];
};

function card({ id, name, phone, email, url, note, address }: Card): string {
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `UID:${escaped(id)}`,
    `FN:${escaped(name)}`,
    `N:${parts([name, "", "", "", ""])}`,
    `ORG:${escaped(name)}`,
    // Makes Apple devices list it under the first component of its organization, not as a person: so the whole name is
    // one component, to distinguish the practice and its offices.
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=WORK,VOICE:${phone}`,
    ...(address ? [`ADR;TYPE=WORK:${parts(address)}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    `URL:${url}`,
    `NOTE:${escaped(note)}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${foldedLine(line)}\r\n`).join("");
}

/** Each line of hours as a sentence: some readers show the backslash of an escaped semicolon. */
function noteOf(hours: Parameters<typeof hoursPhrases>[0]): string {
  return [...hoursPhrases(hours), "In an emergency call 911"].map((phrase) => `${phrase}.`).join(" ");
}

function parts(values: readonly string[]): string {
  return values.map(escaped).join(";");
}

/** Escapes backslashes, commas, semicolons and line breaks for a vCard. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");
}
