import { expect, test } from "vitest";
import { countFirst } from "#practice/number-words.ts";
import { hoursPhrases } from "#practice/hours.ts";
import { readablePhone } from "#practice/phone.ts";
import { reportTime } from "#practice/report-times.ts";
import { tools } from "#routes.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { benefits, facts, guidance, practice, reports, services, sisterSite, steps } from "../support/content.ts";
import { specification } from "../specification.ts";
import { ownTest } from "../support/own-content.ts";

const { document } = pageAt("/");
const main = one(document, "main");
const hero = one(main, "section:has(h1)");

test("the first screen says who this is and where", () => {
  expect(textOf(one(hero, "h1"))).toBe(`${practice.name} & Accident Injury Care`);
  expect(textOf(one(hero, "h1").nextElementSibling)).toBe("Brooklyn & NYC");
});

test.each([
  { label: "Schedule Evaluation", to: "/contact", because: "an injured person wants an appointment" },
  { label: "Submit a Case", to: "/for-attorneys", because: "an attorney or clinic wants to send a case" },
])("the first screen has a button $label to $to: $because", ({ label, to }) => {
  expect(hrefOf(linkNamed(hero, label))).toBe(to);
});

test("four tiles name an audience each, with one of its needs", () => {
  const tiles = all(one(hero, "nav"), "li > a");
  expect(tiles.map((tile) => [textOf(one(tile, "b")), hrefOf(tile)])).toEqual([
    ["Accident Victims", "/for-patients"],
    ["Law Firms", "/for-attorneys"],
    ["Clinics", "/for-attorneys#clinics"],
    ["Insurers", "/services#ime-reports"],
  ]);
  expect(tiles.map((tile) => textOf(one(tile, "span")))).toEqual(guidance.audiences.map(({ text }) => text));
});

test("the first screen has the number as text, with its hours", () => {
  const buttons = all(hero, "a").map(textOf);
  expect(buttons).toContain(`Call ${readablePhone(practice.phone)}`);
  const answered = hoursPhrases({ ...practice.phoneHours, byAppointment: [] }).join(", ");
  expect(textOf(hero)).toContain(`Phone line: ${answered}`);
});

test("the drawing of the first screen has plain labels, and a caption that calls it an illustration", () => {
  const drawing = one(hero, "svg[role=img]");
  expect(all(drawing, "text").map(textOf)).toEqual(["Pulse in", "How late", "How strong"]);
  expect(textOf(one(hero, `#${drawing.getAttribute("aria-labelledby") ?? ""}`))).toMatch(/Illustration\.$/);
});

test("the danger signs are on the first screen, with a link to all of them", () => {
  const signs = guidance.emergency.find(({ id }) => id === "home")?.text ?? "";
  expect(textOf(hero)).toContain(`${signs} Call 911 or go to the emergency room. All danger signs`);
  expect(hrefOf(linkNamed(hero, "All danger signs"))).toBe("/for-patients#red-flags");
});

test("each card of Choose Your Path says whom it is for, and has the button of the specification first", () => {
  const cards = all(sectionNamed(document, "Choose Your Path"), "article").map((card) => {
    const [button] = all(card, "a");
    const [label] = button?.childNodes ?? [];
    return { card: textOf(one(card, "h3")), label: label?.textContent, href: button && hrefOf(button) };
  });
  expect(cards).toEqual(specification.paths);
});

test("Choose Your Path has one way for patients and one for those who represent or treat them", () => {
  const section = sectionNamed(document, "Choose Your Path");
  const ways = all(section, "article").map((card) => all(card, "a").map((link) => [textOf(link), hrefOf(link)]));
  expect(ways).toEqual([
    [
      ["Learn More about care for patients", "/for-patients"],
      ["On foot: who pays", "/for-patients#on-foot"],
      ...tools.map(({ label, href }) => [label, href]),
    ],
    [
      ["Submit a Case", "/for-attorneys"],
      ["A sample report", "/sample-report"],
      ["For clinics", "/for-attorneys#clinics"],
    ],
  ]);
});

const cards = all(one(document, "#services"), "li:has(h3)");

test("the services begin with the exam, with which people begin, and each says in a line what it is for", () => {
  const shown = cards.map((card) => [
    textOf(one(card, "h3")).replace(" (external site)", ""),
    textOf(one(card, "h3 + p")),
  ]);
  expect(shown.toSorted()).toEqual(services.map(({ title, reason }) => [title, `${reason}.`]).toSorted());
  expect(shown[0]?.[0]).toBe(services.find(({ id }) => id === "neurological-assessment")?.title);
});

test.each(services)("the card $title has one link: to its sister site, or else to its part of /services", (service) => {
  const card = cards.find((one) => textOf(one).startsWith(service.title)) as Element;
  const target = service.site
    ? [`${service.title} (external site)`, sisterSite(service.site).url]
    : [service.title, `/services#${service.id}`];
  expect(all(card, "a").map((link) => [textOf(link), hrefOf(link)])).toEqual([target]);
});

ownTest("the cards of the services link where the specification says", () => {
  const targets = cards.map((card) => {
    const href = hrefOf(one(card, "h3 a")) ?? "";
    return [textOf(one(card, "h3")).replace(" (external site)", ""), href.startsWith("/services") ? "in" : "out"];
  });
  expect(Object.fromEntries(targets)).toEqual(specification.services);
});

test("below the services is a link to what each includes", () => {
  expect(hrefOf(linkNamed(one(document, "#services"), "What each service includes"))).toBe("/services");
});

test("the owner of the sister sites is named under the services, as the law requires beside links to them", () => {
  expect(textOf(one(document, "#services ul + p"))).toBe(
    `A slanted arrow marks a sister site. ${practice.networkStatement}`,
  );
});

test("testing of nerves says at once that it is done at one office only", () => {
  const card = cards.find((one) => textOf(one).includes("EMG/NCS"));
  expect(textOf(card)).toContain(`Only at our ${facts["emgOffice"]} office`);
});

test("care runs in the steps of content/, in the order in which they happen", () => {
  const titles = all(one(document, "#process"), "ol > li > h3").map(textOf);
  expect(titles).toEqual(steps.filter(({ page }) => page === "home").map(({ title }) => title));
  expect(textOf(one(document, "#process-title"))).toBe(`${countFirst(titles.length)} steps, one continuous record`);
});

test("each step says what content/ says, numbers filled in", () => {
  const texts = all(one(document, "#process"), "ol > li > p").map(textOf);
  expect(texts).toEqual(steps.filter(({ page }) => page === "home").map(({ text }) => text));
});

test("the page lists the reasons of content/", () => {
  const section = sectionNamed(document, "Why Choose Our Practice");
  const reasons = benefits.filter(({ page }) => page === "home");
  expect(all(section, "dt").map(textOf)).toEqual(reasons.map(({ title }) => title));
  expect(all(section, "dd").map(textOf)).toEqual(reasons.map(({ text }) => text));
});

test("a plain table says how long each report takes, the test of nerves first", () => {
  const rows = all(one(document, "#why table"), "tr").map((row) => [textOf(one(row, "th")), textOf(one(row, "td"))]);
  expect(rows).toEqual(reports.map((report) => [report.name, reportTime(report)]));
  expect(reports[0]?.id).toBe("emgReport");
  expect(all(one(document, "#why"), "svg")).toEqual([]);
});

test("no list of facts on the page gives two of them the same name", () => {
  const lists = all(main, "dl").map((list) => all(list, "dt").map(textOf));
  expect(lists.filter((names) => new Set(names).size < names.length)).toEqual([]);
});

ownTest("the long text has 350 to 650 words under its five headings", () => {
  const guide = one(document, "#guide");
  const running = all(guide, "p").map(textOf).join(" ");
  expect(running.split(" ").length).toBeGreaterThanOrEqual(350);
  expect(textOf(guide).split(" ").length).toBeLessThanOrEqual(650);
  const headings = [
    "What a neurologist looks for after a crash",
    "Signs that can appear days later",
    "How No-Fault pays for the visit",
    "Two offices, one record",
    "For attorneys and clinics",
  ];
  expect(all(guide, "details:not([open]) summary h3").map(textOf)).toEqual(headings);
  expect(all(guide, "details > h3").map(textOf), "above each text, where it is not folded").toEqual(headings);
});

ownTest.each([
  { claim: `Most patients are seen within ${facts["wait"]}`, because: "the promise of the specification" },
  { claim: `The first visit takes ${facts["firstVisit"]}`, because: "how long to take off work" },
  { claim: `within ${facts["noticeLimit"]} of the crash`, because: "the limit for written notice" },
  { claim: `Up to ${facts["basicLimit"]}`, because: "the basic limit" },
  { claim: "Medical care, lost pay and other costs share", because: "the limit is not for care alone" },
  {
    claim: `for covered services, apart from a family deductible of ${facts["familyDeductible"]} that some policies have`,
    because: "“no deductible” alone is not true",
  },
  { claim: "Most adults with a concussion feel better in a few weeks", because: "no other injury is known to do so" },
  { claim: "or only a sudden stop, can bring headache", because: "no blow to the head is needed" },
  { claim: "even weeks later, go to the emergency room now", because: "a slow bleed shows late" },
  { claim: "once it has all the proof it asked for", because: "the insurer’s 30 days begin then" },
  { claim: "we do not perform one on our own patients", because: "an examiner may not be the treating doctor" },
])("the page says “$claim”: $because", ({ claim }) => {
  expect(textOf(main).toLowerCase()).toContain(claim.toLowerCase());
});

test("the number of hours in which insurers want a call is never without the days that the law gives", () => {
  const early = facts["earlyNotice"] ?? "";
  const naming = all(main, "p")
    .map(textOf)
    .filter((text) => text.includes(`call within ${early}`));
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((text) => !text.includes(`written notice, is ${facts["noticeLimit"]}`))).toEqual([]);
});
