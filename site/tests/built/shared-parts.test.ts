import { describe, expect, test } from "vitest";
import { messagesPath } from "#contact/message-paths.ts";
import { callingHours } from "#practice/hours.ts";
import { reviewNote } from "#content/source-and-review.ts";
import { telHref } from "#practice/phone.ts";
import { messageHref, routes, tools } from "#routes.ts";
import { all, builtPages, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { conditions, deadlineRules, faqs, glossary, network, offices, practice, services } from "../support/content.ts";

const { patients, attorneys, prepare } = routes;
const part = (route: string, selector: string) => one(pageAt(route).document, selector);

test.each([
  { route: routes.insurance, at: "section:has(h1)", label: "Schedule Evaluation" },
  { route: patients, at: "section:has(h1)", label: "Schedule Evaluation" },
  { route: attorneys, at: "section:has(h1)", label: "Submit a Referral", to: messageHref("referral") },
  { route: routes.insurance, at: "#call", label: "Schedule Evaluation" },
  { route: patients, at: "#call", label: "Schedule Evaluation" },
  { route: attorneys, at: "#call", label: "Submit a Case", to: messageHref("referral") },
  { route: routes.services, at: "#call", label: "Schedule Evaluation" },
  { route: routes.conditions, at: "main > section:last-of-type", label: "Schedule Evaluation" },
  { route: routes.faq, at: "#call", label: "Schedule Evaluation" },
  { route: routes.about, at: "#call", label: "Contact us" },
])("$at of $route has “$label”, which links to the contact page, and the practice’s line alone", (row) => {
  const section = part(row.route, row.at);
  expect(hrefOf(linkNamed(section, row.label))).toBe(row.to ?? routes.contact);
  expect(new Set(all(section, "a[href^='tel:']").map(hrefOf))).toEqual(new Set([telHref(practice.phone)]));
});

test.each([routes.home, attorneys, routes.about])(
  "the network strip of %s links to the sister sites, and says whose they are",
  (route) => {
    const strip = part(route, "#network");
    const sites = network.filter(({ strip }) => strip);
    expect(all(strip, "a").map(hrefOf)).toEqual(sites.map(({ url }) => url));
    const texts = sites.flatMap(({ name, description }) => [name, description]);
    for (const text of [...texts, practice.networkStatement]) expect(textOf(strip)).toContain(text);
  },
);

test.each([
  { route: routes.contact, at: "main section:has(h1)" },
  { route: routes.locations, at: "#call" },
])("$at of $route names the office that is open on a day by appointment", ({ route, at }) => {
  const { instead } = callingHours(practice.phoneHours, offices);
  for (const { text } of instead) expect(textOf(part(route, at))).toContain(`${text}.`);
});

test.each([
  { route: routes.home, at: "section:has(h1)" },
  { route: patients, at: "#red-flags" },
  { route: routes.conditions, at: "#red-flags" },
  { route: prepare, at: "#family-card" },
])("the danger signs at $at of $route have 911 to dial", ({ route, at }) => {
  expect(hrefOf(linkNamed(part(route, at), "Call 911"))).toBe("tel:911");
});

test("wherever a heading says to call 911, the number is below it, and both are on the short page", () => {
  const headings = builtPages.flatMap(({ route, document }) =>
    all(document, "h2, h3").flatMap((heading) => (textOf(heading).startsWith("Call 911") ? [{ route, heading }] : [])),
  );
  expect(headings.length).toBeGreaterThan(3);
  for (const { route, heading } of headings) {
    const section = heading.closest("section");
    expect(section?.querySelector("a[href='tel:911']"), route).toBeTruthy();
    expect(heading.closest("[data-short]"), route).toBeTruthy();
  }
});

test.each([
  { route: routes.services, reviewed: services, otherwise: practice.unreviewed.medicine },
  { route: routes.conditions, reviewed: conditions, otherwise: practice.unreviewed.medicine },
  { route: routes.glossary, reviewed: glossary, otherwise: practice.unreviewed.law },
  { route: routes.insurance, reviewed: deadlineRules, otherwise: practice.unreviewed.law },
])("$route says who reviewed its texts, or that no one has yet", ({ route, reviewed, otherwise }) => {
  expect(textOf(part(route, "main"))).toContain(reviewNote(reviewed, otherwise));
});

test.each([
  // The danger signs are above the list.
  { route: patients, nav: "nav[aria-labelledby=link-columns]", but: ["call", "red-flags"] },
  { route: routes.attorneys, nav: "nav[aria-labelledby=link-columns]", but: ["call"] },
  { route: routes.glossary, nav: 'nav[aria-label="On this page"]', but: [] },
])("the list of contents of $route links to every part, in the order of the page", ({ route, nav, but }) => {
  const parts = all(part(route, "main"), "section[id]").filter(({ id }) => !(but as string[]).includes(id));
  expect(all(part(route, `main ${nav}`), "a").map(hrefOf)).toEqual(parts.map(({ id }) => `#${id}`));
});

test.each(tools)("$href says that it stores and sends nothing; its title, heading and place are “$label”", (tool) => {
  const { href, label } = tool;
  expect(textOf(part(href, "main"))).toMatch(/nothing is stored, and nothing is sent/i);
  expect(pageAt(href).html).not.toMatch(/localStorage|sessionStorage/);
  expect(textOf(part(href, "head > title")).startsWith(label)).toBe(true);
  expect(textOf(part(href, "h1"))).toBe(label);
  const place = all(part(href, 'main nav[aria-label="Breadcrumb"]'), "li").map(textOf);
  expect(place).toEqual(["Home", "Tools", label]);
});

test.each([
  { route: routes.home, page: "home" },
  { route: routes.insurance, page: "insurance" },
])("the questions of $route are those of content/ in their order, one open at a time, none at the start", (row) => {
  const questions = all(sectionNamed(pageAt(row.route).document, "Frequently Asked Questions"), "details");
  const expected = faqs.filter(({ page }) => page === row.page);
  expect(questions.map((details) => textOf(one(details, "summary")))).toEqual(expected.map(({ question }) => question));
  expect(new Set(questions.map((details) => details.getAttribute("name")))).toEqual(new Set(["faq"]));
  expect(questions.some((details) => details.hasAttribute("open"))).toBe(false);
});

const withForms = builtPages.filter(({ document }) => all(document, "form").length > 0);

describe.each(withForms)("$file", ({ document, route }) => {
  test("has no form that could send what is typed into an address, and only that of messages to our server", () => {
    const sending = all(document, "form:not([method=dialog]), form[action], [formaction], [formmethod]");
    const isPosted = route === routes.contact && practice.messageDelivery === "server";
    expect(sending.map((form) => [form.getAttribute("method"), form.getAttribute("action")])).toEqual(
      isPosted ? [["post", messagesPath]] : [],
    );
  });
});
