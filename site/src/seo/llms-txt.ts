import { cityLine } from "#practice/offices.ts";
import { hoursLines } from "#practice/hours.ts";
import { otherHoursText } from "#practice/other-hours.ts";
import { readablePhone } from "#practice/phone.ts";
import type { OtherHours } from "#practice/other-hours-schema.ts";
import type { Hours, Office, Practice } from "#practice/practice-schema.ts";
import { feeds } from "./feed.ts";

/**
 * The site as one plain text for language models, in the form of llmstxt.org. The comments are placeholders that
 * `build/llms-txt.ts` fills from the built pages, so that titles and descriptions are written once.
 */
export function llmsText(practice: Practice, offices: readonly Office[], emgOffice: string, general: string): string {
  const { name, phone, phoneHours, otherHours, email, site } = practice;
  return [
    `# ${name}`,
    "",
    "> <!-- summary -->",
    "",
    general,
    "",
    "## Phone lines and hours",
    "",
    `- Appointments: ${readablePhone(phone)}. ${inWords(phoneHours, otherHours)}.`,
    ...offices.map(officeLine),
    `- EMG/NCS (nerve and muscle testing) is done only at the ${emgOffice} office.`,
    `- Email: ${email}`,
    "",
    "## Pages",
    "",
    "<!-- pages -->",
    "",
    "## Articles",
    "",
    "<!-- articles -->",
    "",
    "## Optional",
    "",
    `- [Articles as RSS](${site}${feeds.rss})`,
    `- [Articles as JSON Feed](${site}${feeds.json})`,
    "",
  ].join("\n");
}

function officeLine(office: Office): string {
  const { name, phone, street, hours, otherHours } = office;
  return `- ${name} office: ${readablePhone(phone)}. ${street}, ${cityLine(office)}. ${inWords(hours, otherHours)}.`;
}

function inWords(hours: Hours, otherHours: readonly OtherHours[]): string {
  const week = hoursLines(hours).map(({ days, text, span }) => `${days} ${span ? text : text.toLowerCase()}`);
  return [week.join("; "), ...otherHours.map((entry) => otherHoursText(entry))].join(". ");
}
