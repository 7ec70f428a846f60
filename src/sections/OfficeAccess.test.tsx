import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Office } from "#schemas/office.ts";
import { officeTexts } from "../../tests/support/practice.ts";
import { OfficeAccess } from "./OfficeAccess.tsx";

const office: Office = {
  ...officeTexts,
  id: "harbor",
  order: 1,
  name: "Harbor",
  main: true,
  phone: "+12125550100",
  street: "1 Pier Street",
  city: "New York",
  state: "NY",
  zip: "10001",
  hours: { open: [{ days: ["Monday"], opens: "09:00", closes: "17:00" }], byAppointment: [] },
};

const shown = (access: Office["access"]) => renderToStaticMarkup(<OfficeAccess office={{ ...office, access }} />);

test("what the practice has confirmed of an office is a list, and only the rest is to be asked for", () => {
  const html = shown({ entrance: "No step.", languages: "English and Russian." });
  expect(html).toContain("<dt>Step-free entrance</dt><dd>No step.</dd>");
  expect(html).toContain("<dt>Languages</dt><dd>English and Russian.</dd>");
  expect(html).toContain("Elevator, restroom, interpreter: ask when you call.");
});

test("an office about which nothing is confirmed has no list, only the advice to ask", () => {
  const html = shown({});
  expect(html).not.toContain("<dl");
  expect(html).toContain("ask when you call.");
});

test("an office about which all is known asks nobody to call", () => {
  const all = { entrance: "a", elevator: "b", restroom: "c", languages: "d", interpreter: "e" };
  expect(shown(all)).not.toContain("ask when you call");
});
