import { expect, test } from "vitest";
import { officeCard } from "./contact-card.ts";
import { officeTexts, practice } from "../../tests/support/fictional-practice.ts";

const office = {
  id: "pier",
  order: 1,
  name: "Pier",
  main: true,
  phone: "+12125550101",
  street: "1 Pier Road, Suite 2; rear \\ left",
  city: "New York",
  state: "NY",
  zip: "10001",
  hours: {
    open: [
      { days: ["Monday", "Tuesday", "Wednesday"], opens: "09:00", closes: "17:30" },
      { days: ["Friday"], opens: "10:00", closes: "12:00" },
    ],
    byAppointment: ["Saturday"],
  },
  ...officeTexts,
} satisfies Parameters<typeof officeCard>[1];

/** The values of a card by their names, with folded lines joined. */
function read(card: string): Map<string, string> {
  const lines = card.replaceAll("\r\n ", "").split("\r\n").filter(Boolean);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]));
}

test("an office's card has its own line, its address, its page, and when it is open", () => {
  expect(Object.fromEntries(read(officeCard(practice, office)))).toEqual({
    BEGIN: "VCARD",
    VERSION: "3.0",
    UID: "https://example.org/locations#pier",
    FN: "Harbor Neurology\\, Pier office",
    N: "Harbor Neurology\\, Pier office;;;;",
    ORG: "Harbor Neurology\\, Pier office",
    "X-ABShowAs": "COMPANY",
    "TEL;TYPE=WORK,VOICE": "+12125550101",
    "ADR;TYPE=WORK": ";;1 Pier Road\\, Suite 2\\; rear \\\\ left;New York;NY;10001;USA",
    "EMAIL;TYPE=INTERNET,WORK": "desk@example.org",
    URL: "https://example.org/locations#pier",
    NOTE: "Monday–Wednesday 9 AM–5:30 PM. Friday 10 AM–12 PM. Saturday by appointment. In an emergency call 911.",
    END: "VCARD",
  });
});

test("a long line is folded between characters, without loss", () => {
  const street = "–".repeat(60);
  const card = officeCard(practice, { ...office, street });
  expect(card).toContain("\r\n ");
  for (const line of card.split("\r\n")) expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75);
  expect(read(card).get("ADR;TYPE=WORK")).toContain(street);
});
