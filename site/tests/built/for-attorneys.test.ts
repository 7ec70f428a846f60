import { expect, test } from "vitest";
import { countFirst } from "#practice/number-words.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { reportTime } from "#practice/report-times.ts";
import { clinicsHref } from "#routes.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { benefits, caseServices, facts, practice, referralDocuments, reports } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

const { document } = pageAt("/for-attorneys");
const main = one(document, "main");
for (const code of all(main, "script, style")) code.remove();
const hero = one(main, "section:has(h1)");

const timeOf = (id: string) => reports.filter((report) => report.id === id).map(reportTime)[0];

test("the first screen lets a law firm submit a referral or call", () => {
  const [path, anchor] = (hrefOf(linkNamed(hero, "Submit a Referral")) ?? "").split("#");
  expect(path).toBe("/contact");
  const line = one(pageAt("/contact").document, `#message-form #${anchor}`);
  expect(textOf(line)).toContain("leave out the name");
  expect(line.getAttribute("data-sender")).toBe("attorney");
  const refer = one(pageAt("/contact").document, "#refer");
  expect(hrefOf(linkNamed(refer, readablePhone(practice.phone)))).toBe(telHref(practice.phone));
  for (const href of ["/for-attorneys#send", clinicsHref]) expect(all(refer, `a[href="${href}"]`)).toHaveLength(1);
});

test("the first screen says whom to ask for the doctor’s name, until the page has it", () => {
  expect(textOf(hero).includes("Ask us for the doctor’s name and license number")).toBe(!practice.physician);
});

test("right under the first screen are the four times that a law firm asks for", () => {
  const strip = sectionNamed(document, "Report times");
  expect(strip.previousElementSibling === hero).toBe(true);
  const names = all(strip, "dt").map(textOf);
  expect(names).toEqual(["Standard report", "Rush report", "IME report", "Supplemental opinion"]);
  const times = names.map((name) => reports.filter((report) => report.name === name).map(reportTime)[0]);
  expect(all(strip, "dd").map(textOf)).toEqual(times);
});

test("the medical-legal services of content/ can be asked for", () => {
  expect(all(one(document, "#services"), "h3").map(textOf)).toEqual(caseServices.map(({ title }) => title));
});

test.each(caseServices)(
  "a referral for $id says what it includes, who the doctor is, and how long it takes",
  (service) => {
    const row = sectionNamed(document, service.title);
    expect(all(row, "dt").map(textOf)).toEqual(["What is in it", "Relationship", "Time"]);
    const [holds, relationship, time] = all(row, "dd").map(textOf);
    expect(holds).toBe(service.holds);
    expect(relationship).toBe(service.relationship);
    for (const id of service.reports) expect(time).toContain(timeOf(id));
  },
);

test("every kind of report of content/ has its bracket, with its name and time as text", () => {
  const rows = all(one(document, "#turnaround"), "figure li");
  expect(rows.map((row) => [textOf(one(row, "span")), textOf(one(row, "b"))])).toEqual(
    reports.map((report) => [report.name, reportTime(report)]),
  );
});

test("hours and business days never share an axis", () => {
  const bands = all(one(document, "#turnaround"), "figure section");
  expect(bands.map((band) => textOf(one(band, "h3")))).toEqual(["In hours", "In business days"]);
  for (const band of bands) {
    const unit = textOf(one(band, "h3")).replace("In ", "");
    for (const time of all(band, "b").map(textOf)) expect(time).toMatch(new RegExp(`\\d ${unit}$`));
    expect(all(band, "svg:has(text)")).toHaveLength(1);
  }
});

test.each([
  { unit: "hours", step: 24, because: "a tick for each day" },
  { unit: "business days", step: 1, because: "one for each day" },
])("the axis of $unit is numbered in that unit: $because", ({ unit, step }) => {
  const longest = Math.max(...reports.filter((report) => report.unit === unit).map(({ to }) => to));
  const ticks = Array.from({ length: Math.floor(longest / step) + 1 }, (_, index) => String(index * step));
  const band = sectionNamed(document, `In ${unit}`);
  expect(all(band, "svg text").map(textOf)).toEqual(ticks);
});

test("the page lists the reasons of content/", () => {
  const expected = benefits.filter(({ page }) => page === "attorneys");
  const section = sectionNamed(document, `${countFirst(expected.length)} reasons to choose the practice`);
  expect(all(section, "li").map((item) => [textOf(one(item, "h3")), textOf(one(item, "p"))])).toEqual(
    expected.map(({ title, text }) => [title, text]),
  );
});

test.each([
  { section: "send", from: "attorneys", because: "law firms say some things on the phone and send others" },
  { section: "clinics", from: "clinics", because: "clinics send notes, and for EMG/NCS a question" },
] as const)("#$section says what $from send in two lists: $because", ({ section, from }) => {
  const lists = all(one(document, `#${section}`), "div:has(> h3 + ul)");
  const groups = lists.map((list) => ({ title: textOf(one(list, "h3")), items: all(list, "li").map(textOf) }));
  const expected = referralDocuments.filter((group) => group.from === from);
  expect(groups).toEqual(expected.map(({ title, items }) => ({ title, items })));
  expect(groups).toHaveLength(2);
});

ownTest("law firms are asked for an authorization, by the number of the court system’s form", () => {
  expect(textOf(one(document, "#send"))).toContain("OCA Official Form 960");
});

test("in short, a law firm reads the limit for a new client with the way to all limits, and what to ask on the phone", () => {
  const short = sectionNamed(document, "The short version");
  expect(textOf(short)).toContain(`due within ${facts["noticeLimit"]} of the crash`);
  expect(hrefOf(linkNamed(short, "See all time limits"))).toBe("/tools/deadlines#limits");
  expect(textOf(short)).toContain(
    "affirmed report (CPLR 2106), testimony, our fees, or the way a report reaches you? Ask when you call.",
  );
});

const clinics = one(document, "#clinics");

test("clinics reach their part from the first screen", () => {
  expect(hrefOf(linkNamed(hero, "For clinics"))).toBe(clinicsHref);
  expect(clinicsHref).toBe("/for-attorneys#clinics");
});

test("clinics learn how to refer, what to send, and what comes back, in this order", () => {
  const [how, what, , back, ...others] = all(clinics, "h3").map(textOf);
  expect([how, what, back, others]).toEqual(["How to refer", "What to send", "What comes back, and when", []]);
  expect(hrefOf(linkNamed(clinics, readablePhone(practice.phone)))).toBe(telHref(practice.phone));
});

test("clinics read the times of the reports that they get, as content/ has them", () => {
  const times = all(clinics, "li:has(> b)").map((item) => [textOf(one(item, "span")), textOf(one(item, "b"))]);
  expect(times).toEqual([
    ["EMG report", timeOf("emgReport")],
    ["Standard report", timeOf("standardReport")],
  ]);
});

ownTest.each([
  {
    says: "Please leave your patient’s name and medical details out of the web form.",
    because: "the form is no place for it",
  },
  { says: `EMG/NCS is done only at our ${facts["emgOffice"]} office.`, because: "patients must not travel in vain" },
  { says: "with the patient’s signed authorization", because: "a report belongs to the patient first" },
])("clinics read “$says”: $because", ({ says }) => {
  expect(textOf(clinics)).toContain(says);
});

ownTest.each([
  {
    statement:
      "New York is reported to have changed its auto-injury laws in 2026; which version applies to a case is a legal question.",
    because: "the law is for lawyers to read",
  },
  {
    statement: "client’s name and date of birth by phone or a secure channel, not through the web form",
    because: "the form is no place for them",
  },
  {
    statement: "They differ in one thing: whether the doctor treats, examines once, or only reads.",
    because: "that decides which one to ask for",
  },
  { statement: "No payment for referrals is given or taken.", because: "Education Law §6530(18)" },
  { statement: "The report gives medical findings.", because: "that is all that a doctor can give" },
  { statement: "The court decides the legal threshold.", because: "no doctor does" },
  { statement: "Normal results are reported too.", because: "a report that leaves them out is not honest" },
  { statement: "We do not perform an IME on our own patients.", because: "an examiner may not be the treating doctor" },
  { statement: "An IME is not treatment, and no doctor-patient relationship is made.", because: "people mistake it" },
])("the page says “$statement”: $because", ({ statement }) => {
  expect(textOf(main)).toContain(statement);
});

test("the page promises no result and claims no rank", () => {
  const claims = /\b(best|top|leading|renowned|state-of-the-art|guarantee|win|winning|court-proven|#1|contingen)/i;
  expect(textOf(main)).not.toMatch(claims);
  expect(textOf(main)).not.toMatch(/fees? (do|does) not depend/i);
});
