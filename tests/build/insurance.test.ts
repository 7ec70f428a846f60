import { expect, test } from "vitest";
import { telHref } from "#domain/phone.ts";
import { all, linkNamed, one, pageAt, sectionNamed, words } from "../support/built-pages.ts";
import { benefits, carriers, deadlineRules, facts, faqs, practice, sisterSite, steps } from "../support/content.ts";

const { document } = pageAt("/insurance");
const main = one(document, "main");
const hrefOf = (link: Element) => link.getAttribute("href");

test("the page is named as the specification fixes, in its heading and in its title", () => {
  expect(words(one(main, "h1"))).toBe("Insurance & No-Fault Billing");
  expect(words(one(document, "head > title"))).toBe(`Insurance & No-Fault Billing | ${practice.name}`);
});

test("the page has keywords, as the specification asks for here", () => {
  const keywords = one(document, "head > meta[name=keywords]").getAttribute("content")?.split(", ") ?? [];
  expect(keywords).toEqual(expect.arrayContaining(["NF-2 form", "No-Fault neurologist", "Brooklyn"]));
  expect(new Set(keywords).size).toBe(keywords.length);
});

test("the four benefits of No-Fault carry their fixed names and the words of content/", () => {
  const coverage = sectionNamed(document, "What No-Fault pays for");
  expect(all(coverage, "dt").map(words)).toEqual([
    "Immediate Coverage",
    "No Out-of-Pocket Costs",
    "30-Day Filing Window",
    "All Carriers Accepted",
  ]);
  const texts = benefits.filter(({ page }) => page === "insurance").map(({ text }) => text);
  expect(all(coverage, "dd").map(words)).toEqual(texts);
});

test("the drawn amount names all that share it", () => {
  const figure = one(main, "figure");
  expect(all(figure, "li").map(words)).toEqual(["Medical care", "Lost pay", "Other costs"]);
  expect(words(one(figure, "strong"))).toBe(`Up to ${facts["basicLimit"]} per person`);
  expect(words(one(figure, "figcaption"))).toContain("All three share it.");
});

const timeline = one(main, "#claim ol");
const stepsHere = steps.filter(({ page }) => page === "insurance");

test("a claim runs in six steps, in the order in which they happen", () => {
  expect(all(timeline, "li > h3").map(words)).toEqual([
    "Accident Occurs",
    "File NF-2 Form",
    "Schedule Evaluation",
    "We Handle Billing",
    "Carrier Processes Claim",
    "Continue Treatment",
  ]);
  expect(all(timeline, "li > p").map(words)).toEqual(stepsHere.map(({ text }) => text));
});

test("the time that runs to a step is drawn where the step before stands, and the texts say it too", () => {
  const drawn = all(timeline, "li").map((item) => all(item, "[aria-hidden] > b").map(words).join());
  const { noticeLimit, wait, billWithin, decision } = facts;
  expect(drawn).toEqual([noticeLimit, wait, billWithin, decision, "", ""]);
  const said = all(timeline, "li > p").map(words).join(" ");
  for (const time of drawn) expect(said).toContain(time);
});

test("only the clock that requests can stop is drawn as one that stops", () => {
  const stopping = all(timeline, "[data-stops]").map(words);
  expect(stopping).toEqual([expect.stringContaining("requests stop the clock")]);
});

const table = one(main, "#time-limits table");
const shown = deadlineRules.filter((rule) => rule.table);

test("the table tells who must do what, how soon and by which rule, each as content/ says", () => {
  const parties = { You: "you", "Our practice": "practice", "The insurer": "insurer" } as const;
  const groups = all(table, "tbody");
  expect(groups.map((group) => words(one(group, "th[scope=rowgroup]")))).toEqual(Object.keys(parties));
  for (const group of groups) {
    const who = parties[words(one(group, "th[scope=rowgroup]")) as keyof typeof parties];
    const rows = all(group, "tr:has(td)").map((row) => [words(one(row, "th[scope=row]")), words(one(row, "td"))]);
    const rules = shown.filter((rule) => rule.who === who);
    expect(rows).toEqual(rules.map(({ id, what, source, from }) => [`${what} ${source}`, `${facts[id]} from ${from}`]));
  }
  expect(shown.length).toBeGreaterThanOrEqual(8);
});

test("readers learn how the days count, and when the rules were last checked", () => {
  const section = words(one(main, "#time-limits"));
  expect(section).toMatch(/Day 1 ?is the day after the accident/);
  expect(section).toMatch(/Calendar days ?count weekends and holidays/);
  expect(section).toContain("Checked: November 2026. Laws change.");
});

test("20 carriers stand in the order of content/, and the last is everybody else", () => {
  const names = all(one(main, "#carriers ul"), "li").map(words);
  expect(names).toEqual(carriers.map(({ name }) => name));
  expect(names).toHaveLength(20);
  expect(names.at(-1)).toBe("And all others");
});

test("under the carriers stands what their names do not mean; nothing there links to a company", () => {
  const section = one(main, "#carriers");
  expect(words(one(section, "p"))).toBe(
    "Examples of companies that insure cars in New York. Company names belong to their owners. No affiliation. The practice confirms your coverage.",
  );
  expect(all(section, "a, img")).toEqual([]);
});

const questions = all(sectionNamed(document, "Frequently Asked Questions"), "details");

test("ten questions stand in the order of content/, one open at a time, the first at the start", () => {
  const expected = faqs.filter(({ page }) => page === "insurance");
  expect(questions.map((details) => words(one(details, "summary")))).toEqual(expected.map(({ question }) => question));
  expect(questions).toHaveLength(10);
  expect(new Set(questions.map((details) => details.getAttribute("name")))).toEqual(new Set(["faq"]));
  expect(questions.map((details) => details.hasAttribute("open"))).toEqual([true, ...Array<boolean>(9).fill(false)]);
});

test("people hurt at work find their own limits, and the sister site, marked as another site", () => {
  const section = one(main, "#workers-compensation");
  expect(all(section, "dt").map(words)).toEqual([facts["employerNotice"], facts["boardClaim"]]);
  const site = sisterSite("workers-compensation");
  const link = linkNamed(section, `Visit our ${site.title} site`);
  expect(hrefOf(link)).toBe(site.url);
  expect(words(link)).toContain("(external site)");
  expect(link.getAttribute("rel")).toContain("noopener");
});

test.each([
  { place: "at the top", within: "section:has(h1)" },
  { place: "at the end", within: "#call" },
])("a call and Schedule Evaluation stand $place", ({ within }) => {
  const section = one(main, within);
  expect(hrefOf(linkNamed(section, "Schedule Evaluation"))).toBe("/contact");
  expect(all(section, "a[href^='tel:']").map(hrefOf)).toEqual([telHref(practice.phone)]);
});

test.each([
  { claim: "Plan to be seen and to notify the insurer within 30 days", because: "30 days is no limit for care" },
  { claim: "The legal limit of 30 days is for written notice", because: "that is what the law limits" },
  { claim: "It is the simplest way to give written notice.", because: "the NF-2 is one way among several" },
  { claim: "once it has all the proof it asked for", because: "the insurer’s 30 days begin then" },
  { claim: "A request stops the clock until it is answered.", because: "30 days can take longer" },
  { claim: "Medical care, lost pay and other costs share this amount.", because: "$50,000 is not for care alone" },
  { claim: "Many policies ask for notice within 24 hours, so call your insurer", because: "the law says 30 days" },
  { claim: "If the other driver fled, report it to police within 24 hours.", because: "that is the legal 24 hours" },
  {
    claim: "Some policies have a $200 family deductible; ask your insurer.",
    because: "“no deductible” is not always so",
  },
  { claim: "Ask us before any service that No-Fault may not cover.", because: "a patient can be billed then" },
  { claim: "NF-3 for our care; hospitals use NF-4", because: "an office does not bill with NF-4" },
  { claim: "Coverage does not wait for a finding of fault.", because: "“immediate” would promise more" },
  { claim: "patients insured by any New York No-Fault carrier", because: "No-Fault has no network" },
  { claim: "Coverage depends on your policy and the insurer’s decision.", because: "nobody can promise coverage" },
  { claim: "We are doctors, not lawyers. Dates and rules here are general.", because: "the page speaks of law" },
])("the page says “$claim”: $because", ({ claim }) => {
  expect(words(main)).toContain(claim);
});
