import { expect, test } from "vitest";
import { messagesPath } from "#contact/message-paths.ts";
import { pointNamed } from "#content/points.ts";
import { telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import { all, builtPages, hrefOf, linkNamed, one, pageAt, textOf } from "../support/built-pages.ts";
import { facts, guidance, practice } from "../support/content.ts";

const { document } = pageAt(routes.contact);
const main = one(document, "main");
const head = one(main, "section:has(h1)");
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
  expect((options.find((option) => option.hasAttribute("selected")) ?? options[0])?.getAttribute("value")).toBe(
    "patient",
  );
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
  expect(all(form, "button[type=submit]").map(textOf)).toEqual(["Send Message"]);
});

test("a star means required, and the form says so; the list has a default answer", () => {
  expect(textOf(form)).toContain("* Required");
  const starred = all(form, "label").filter((label) => textOf(label).endsWith("*"));
  expect(starred.map((label) => label.getAttribute("for"))).toEqual(
    all(form, "[required], select").map(({ id }) => id),
  );
  expect(field("patientType").hasAttribute("required")).toBe(false);
});

test("the form is open beside the call; lines say how its messages go, and what it is not for", () => {
  const sheet = textOf(one(head, "#message-form"));
  expect(form.closest("details")).toBeNull();
  const { messageDelivery } = practice;
  expect(sheet.includes(pointNamed(guidance["page-leads"], "answered").text)).toBe(messageDelivery !== "off");
  expect(sheet.includes("This copy of the site delivers no messages.")).toBe(messageDelivery === "off");
  expect(sheet.includes("Your own email app opens")).toBe(messageDelivery === "email");
  expect(sheet).toContain(pointNamed(guidance["general-notes"], "form").text);
  expect(all(main, "[data-waiting][data-failed]").map(textOf), "for code that is late or missing").toEqual([""]);
});

test("the page promises no answer to a form that sends nothing", () => {
  const [lead] = all(head, "p").map(textOf);
  expect(lead?.startsWith("Call or write")).toBe(practice.messageDelivery !== "off");
  expect(textOf(main).includes(`within ${facts["response"]}`)).toBe(practice.messageDelivery !== "off");
});

test("the head begins with the button that calls; the email asks for no medical details", () => {
  const [call] = all(head, `a[href="${telHref(practice.phone)}"]:not(noscript *)`);
  expect(call?.getAttribute("data-tone")).toBe("primary");
  expect(hrefOf(linkNamed(head, practice.email))).toBe(`mailto:${practice.email}`);
  const mail = all(head, "p").find((note) => textOf(note).endsWith(practice.email));
  expect(textOf(mail)).toContain("leave out medical details");
  expect(hrefOf(linkNamed(head, "Save our main line to your contacts"))).toBe("/contacts/practice.vcf");
});

test("the offices, the hours and what attorneys need come after both ways", () => {
  expect(all(main, "h1, h2").map(textOf)).toEqual([
    "Schedule an evaluation",
    "Write to us",
    "When you call to schedule",
    "Phone hours",
    "Our two offices",
    "For attorneys and clinics",
  ]);
});

test.each(builtPages.filter((page) => all(page.document, "form").length > 0))(
  "$route has no form that could send what is typed into an address, and only that of messages to our server",
  ({ document: page, route }) => {
    const sending = all(page, "form:not([method=dialog]), form[action], [formaction], [formmethod]");
    const isPosted = route === routes.contact && practice.messageDelivery === "server";
    expect(sending.map((one) => [one.getAttribute("method"), one.getAttribute("action")])).toEqual(
      isPosted ? [["post", messagesPath]] : [],
    );
  },
);
