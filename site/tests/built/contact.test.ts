import { describe, expect, test } from "vitest";
import { directionsHref, officeAccess } from "#practice/offices.ts";
import { callingHours } from "#practice/hours.ts";
import { pointNamed } from "#content/points.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { all, hrefOf, linkNamed, one, pageAt, textOf } from "../support/built-pages.ts";
import { legalNotices, facts, offices, practice, guidance } from "../support/content.ts";
import { weekIn, weekOf } from "../support/weeks.ts";

const { document } = pageAt("/contact");
const main = one(document, "main");
const form = one<HTMLFormElement>(main, "form");
const field = (name: string) => one(form, `[name="${name}"]`);
const labelOf = (name: string) => textOf(one(form, `label[for="${field(name).id}"]`));

test.each([
  { name: "name", label: "Full Name *", type: "text", required: true, autocomplete: "name" },
  { name: "email", label: "Email *", type: "email", required: true, autocomplete: "email" },
  { name: "phone", label: "Phone", type: "tel", required: false, autocomplete: "tel" },
])("the field $label is an input of type $type with autocomplete", ({ name, label, type, required, autocomplete }) => {
  expect(labelOf(name)).toBe(label);
  expect(field(name).localName).toBe("input");
  expect(field(name).getAttribute("type") ?? "text").toBe(type);
  expect(field(name).hasAttribute("required")).toBe(required);
  expect(field(name).getAttribute("autocomplete")).toBe(autocomplete);
});

test("the role of the sender is one of five, by default a patient", () => {
  expect(labelOf("patientType")).toBe("I am a *");
  const options = all(field("patientType"), "option");
  expect(options.map((option) => [option.getAttribute("value"), textOf(option)])).toEqual([
    ["patient", "Patient / Auto Accident Victim"],
    ["attorney", "Attorney"],
    ["clinic", "Medical Clinic/Provider"],
    ["insurer", "Insurance Company"],
    ["other", "Other"],
  ]);
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  expect(chosen?.getAttribute("value")).toBe("patient");
});

test("the message has six rows, must be written, and is asked to hold no medical details", () => {
  expect(labelOf("message")).toBe("Message *");
  expect(field("message").localName).toBe("textarea");
  expect(field("message").getAttribute("rows")).toBe("6");
  expect(field("message").hasAttribute("required")).toBe(true);
  const hint = document.getElementById(field("message").getAttribute("aria-describedby") ?? "");
  expect(textOf(hint)).toContain("No medical details");
});

test("the form has these five fields in this order; besides them only a trap for robots, which no one sees", () => {
  const names = all(form, "input, select, textarea").map((control) => control.getAttribute("name"));
  const trap = practice.messageDelivery === "server" ? ["website"] : [];
  expect(names).toEqual(["name", "email", "phone", "patientType", "message", ...trap]);
});

test("a star means required, and the form says so; the list has a default answer", () => {
  expect(textOf(form)).toContain("* must be filled in.");
  const starred = all(form, "label").filter((label) => textOf(label).endsWith("*"));
  expect(starred.map((label) => label.getAttribute("for"))).toEqual(
    all(form, "[required], select").map(({ id }) => id),
  );
  expect(field("patientType").hasAttribute("required")).toBe(false);
});

test("the form has one button that sends, and one that writes what most people ask for", () => {
  expect(all(form, "button[type=submit]").map(textOf)).toEqual(["Send Message"]);
  expect(all(form, "button[type=button]").map(textOf)).toEqual(["“Please call me to schedule an evaluation.”"]);
});

const sheet = one(main, "#message-form");

test("the form is open, in a card of the page head, beside the call", () => {
  expect(form.closest("details")).toBeNull();
  expect(one(main, "section:has(h1)").contains(sheet)).toBe(true);
  expect(textOf(one(sheet, "h2"))).toBe("Write to us");
});

test("a line over the form says how its messages go, and one below it what it is not for", () => {
  const text = textOf(sheet);
  expect(text.includes(pointNamed(guidance["page-leads"], "answered").text)).toBe(practice.messageDelivery !== "off");
  expect(text.includes("This copy of the site delivers no messages.")).toBe(practice.messageDelivery === "off");
  expect(text.includes("Your own email app opens")).toBe(practice.messageDelivery === "email");
  expect(text).toContain(pointNamed(guidance["general-notes"], "form").text);
});

test("the text for code that is late or missing is hidden at first, even without styles", () => {
  expect(all(main, "[data-waiting][data-failed]").map(textOf)).toEqual([""]);
});

test("the page opens with its two ways, and promises no answer to a form that sends nothing", () => {
  const head = one(main, "section:has(h1)");
  expect(textOf(one(head, "h1"))).toBe("Schedule an evaluation");
  const [lead] = all(head, "p").map(textOf);
  expect(lead?.includes("call or write")).toBe(practice.messageDelivery !== "off");
  expect(lead).toContain(`Most people are seen within ${facts["wait"]}.`);
  expect(textOf(main).includes(`within ${facts["response"]}`)).toBe(practice.messageDelivery !== "off");
});

test("the head has one button that calls, with the number and whether someone answers, and 911 for an emergency", () => {
  const head = one(main, "section:has(h1)");
  const call = one(head, "p:has([data-week])");
  expect(textOf(call)).toBe(`Call the office ${readablePhone(practice.phone)}`);
  const numbers = practice.messageDelivery === "server" ? 1 : 2;
  const calls = all(head, `a[href="${telHref(practice.phone)}"]:not(noscript *)`);
  expect(calls.slice(0, 1)).toEqual([one(call, 'a[data-tone="primary"]')]);
  expect(calls.length).toBeLessThanOrEqual(numbers);
  const calling = ["call-ready", "call-office", "soon"].map((id) => pointNamed(guidance["page-leads"], id).text);
  expect(all(head, "ul li").map(textOf)).toEqual(calling);
  const notes = all(head, "p").filter((note) => textOf(note).endsWith(practice.email));
  expect(notes.map(textOf).join()).toContain("without medical details");
  expect(textOf(head)).toContain("Emergency? Call 911 or go to the emergency room for");
  expect(hrefOf(linkNamed(head, "Call 911"))).toBe("tel:911");
});

/** The text below the hours while `content/legal/` has the notice. */
const linesOf = [
  { notice: "privacy-practices", line: ["Your records", "/privacy-practices"] },
  { notice: "language-help", line: ["Languages", "/language-help"] },
];

test("the email and the contact card are those of the practice; each office's number is with that office, or with the day on which to call it", () => {
  const head = one(main, "section:has(h1)");
  expect(hrefOf(linkNamed(head, practice.email))).toBe(`mailto:${practice.email}`);
  expect(hrefOf(linkNamed(head, "Save our main line to your contacts"))).toBe("/contacts/practice.vcf");
  const notices = all(head, "dl > div").map((pair) => [textOf(one(pair, "dt")), all(pair, "a").map(hrefOf)[0]]);
  expect(notices).toEqual(
    linesOf.flatMap(({ notice, line }) => (legalNotices.some(({ id }) => id === notice) ? [line] : [])),
  );
  const { instead } = callingHours(practice.phoneHours, offices);
  for (const { phone } of offices) {
    const days = instead.filter((other) => other.href === telHref(phone)).length;
    // Below the hours of the practice's line.
    expect(all(main, `a[href="${telHref(phone)}"]`).length).toBe(1 + days);
  }
});

test("the offices, the hours and what attorneys need come after both ways", () => {
  expect(all(main, "h1, h2").map(textOf)).toEqual([
    "Schedule an evaluation",
    "Write to us",
    "When you call to schedule",
    "Phone line hours (New York time)",
    "Our two offices",
    "For attorneys and clinics",
  ]);
});

/** The rows of the table with this caption: days and hours. */
function hours(caption: string): string[][] {
  const table = all(main, "table").find((candidate) => textOf(one(candidate, "caption")) === caption);
  return all(table ?? document.createElement("table"), "tbody tr").map((row) => [
    textOf(one(row, "th")),
    textOf(one(row, "td:last-child")),
  ]);
}

test.each([
  { caption: "Phone line hours", own: practice.phoneHours },
  ...offices.map((office) => ({ caption: `${office.name} office hours`, own: office.hours })),
])("the $caption are those of content/, day by day", ({ caption, own }) => {
  const said = weekIn(hours(caption));
  expect(said).toEqual(weekOf(own));
});

test("closed hours are not drawn as open", () => {
  const rows = all(main, "tbody tr").filter((row) => !/\d:\d\d/.test(textOf(one(row, "td:last-child"))));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(all(row, "path")).toHaveLength(1);
});

describe.each(offices)("the $name office", (office) => {
  const card = one(main, `article[aria-labelledby="office-${office.id}"]`);

  test("has its address and its own line", () => {
    expect(textOf(one(card, "address"))).toContain(office.street);
    expect(textOf(one(card, "address"))).toContain(`${office.city}, ${office.state} ${office.zip}`);
    expect(all(card, "a[href^='tel:']").map(hrefOf)).toEqual([telHref(office.phone)]);
  });

  test("says what is known of its access, and to ask for the rest", () => {
    const { known, ask } = officeAccess(office);
    for (const { name, text } of known) expect(textOf(card)).toContain(`${name}${text}`);
    expect(textOf(card).includes("ask when you call.")).toBe(Boolean(ask));
    if (ask) expect(textOf(card)).toContain(ask);
  });

  test("has directions to its own address", () => {
    const link = linkNamed(card, "Get directions");
    expect(link.getAttribute("href")).toBe(directionsHref(office));
    expect(textOf(link)).toBe(`Get directions to the ${office.name} office (external site)`);
  });
});

test("the page says that nerves are tested at one office only", () => {
  const only = offices.find(({ name }) => name === facts["emgOffice"]);
  expect(textOf(one(document, `article[aria-labelledby="office-${only?.id}"]`))).toContain(
    "EMG/NCS (nerve and muscle testing) is done only here.",
  );
  expect(textOf(one(document, "#offices")).match(/EMG\/NCS/g)).toHaveLength(1);
});
