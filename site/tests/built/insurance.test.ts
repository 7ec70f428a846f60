import { expect, test } from "vitest";
import { dutyText } from "#tools/deadlines/deadline-text.ts";
import { countInWords } from "#practice/number-words.ts";
import { pointNamed } from "#content/points.ts";
import { routes } from "#routes.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import {
  englishTool,
  benefits,
  carriers,
  coverageLimits,
  deadlineRules,
  facts,
  guidance,
  practice,
  sisterSite,
  steps,
} from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

const { document } = pageAt("/insurance");
const main = one(document, "main");

test("the page is named as the specification fixes, in its heading and in its title", () => {
  expect(textOf(one(main, "h1"))).toBe("Insurance & No-Fault Billing");
  expect(textOf(one(document, "head > title"))).toBe(`Insurance & No-Fault Billing | ${practice.name}`);
});

test("the page has keywords, as the specification asks for here", () => {
  const keywords = one(document, "head > meta[name=keywords]").getAttribute("content")?.split(", ") ?? [];
  expect(keywords).toEqual(expect.arrayContaining(["NF-2 form", "No-Fault neurologist", "Brooklyn"]));
  expect(new Set(keywords).size).toBe(keywords.length);
});

test("the benefits of No-Fault are a group of their own, in the text of content/, and where coverage ends is another", () => {
  const lists = all(sectionNamed(document, "What No-Fault pays for"), "dl");
  const given = [benefits.filter(({ page }) => page === "insurance"), coverageLimits];
  expect(lists.map((list) => all(list, "dt").map(textOf))).toEqual(
    given.map((group) => group.map(({ title }) => title)),
  );
  expect(lists.map((list) => all(list, "dd").map(textOf))).toEqual(given.map((group) => group.map(({ text }) => text)));
  expect(textOf(lists[1]?.previousElementSibling)).toBe("Where coverage ends");
});

test("the drawn amount names all that share it", () => {
  const figure = one(main, "figure");
  const said = (id: string) => pointNamed(guidance.coverage, id).text;
  expect(all(figure, "li").map(textOf)).toEqual(["medical-care", "lost-pay", "other-costs"].map(said));
  expect(textOf(one(figure, "strong"))).toBe(said("limit"));
  expect(textOf(one(figure, "figcaption"))).toBe(said("amount"));
});

const timeline = one(main, "#claim ol");
const stepsHere = steps.filter(({ page }) => page === "insurance");

test("a claim runs in the steps of content/, in the order in which they happen", () => {
  expect(all(timeline, "li > h3").map(textOf)).toEqual(stepsHere.map(({ title }) => title));
  expect(textOf(one(document, "#claim-title"))).toBe(`A claim in ${countInWords(stepsHere.length)} steps`);
  expect(all(timeline, "li > p").map(textOf)).toEqual(stepsHere.map(({ text }) => text));
});

test("the time that runs to a step is drawn where the step before is, and the texts say it too", () => {
  const drawn = all(timeline, "li").map((item) => all(item, "[aria-hidden] > b").map(textOf).join());
  expect(drawn).toEqual([...stepsHere.slice(1).map(({ limit }) => limit?.time ?? ""), ""]);
  const said = all(timeline, "li > p").map(textOf).join(" ");
  for (const time of drawn) expect(said).toContain(time);
});

test("only the clock that requests can stop is drawn as one that stops", () => {
  const stopping = all(timeline, "[data-stops]").map(textOf);
  expect(stopping).toEqual([expect.stringContaining("requests stop the clock")]);
});

test("the step with the letters names all four that ask for something", () => {
  const step = stepsHere.find(({ id }) => id === "insurance-carrier-processes-claim");
  for (const letter of ["information", "exam (IME)", "interview under oath (EUO)", "denial (NF-10)"])
    expect(step?.text).toContain(letter);
  expect(textOf(timeline)).toContain("Four kinds of letter ask you to act:");
});

test("the limits that most patients have to keep are here in short; the rest and the sources are a link away", () => {
  const section = one(main, "#time-limits");
  const shown = deadlineRules.filter(({ table }) => table);
  const list = one(section, "dl:first-of-type:has(b)");
  expect(all(list, "dt").map(textOf)).toEqual(shown.map(({ id }) => facts[id]));
  expect(all(list, "dd").map(textOf)).toEqual(
    shown.flatMap((rule) => [`from ${rule.from}`, `${dutyText(rule, englishTool("deadlines"))}.`]),
  );
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.length).toBeLessThan(deadlineRules.length / 2);
  expect(all(main, "table")).toEqual([]);
  expect(hrefOf(linkNamed(section, "See the main No-Fault limits"))).toBe(`${routes.deadlines}#limits`);
});

test("the page explains how days are counted", () => {
  const section = textOf(one(main, "#time-limits"));
  for (const { title, text } of guidance["counting-days"]) expect(section).toContain(`${title}${text}`);
});

test("the carriers are in the order of content/", () => {
  const names = all(one(main, "#carriers ul"), "li").map(textOf);
  expect(names).toEqual(carriers.map(({ name }) => name));
});

test("text under the carriers says what their names do not mean; nothing there links to a company", () => {
  const section = one(main, "#carriers");
  expect(textOf(one(section, "p"))).toBe(pointNamed(guidance["general-notes"], "carriers").text);
  expect(all(section, "a, img")).toEqual([]);
});

test("people hurt at work find their own limits, and the sister site, marked as another site", () => {
  const section = one(main, "#workers-compensation");
  expect(all(section, "dt").map(textOf)).toEqual([facts["employerNotice"], facts["boardClaim"]]);
  const site = sisterSite("workers-compensation");
  const link = linkNamed(section, `Visit our ${site.title} site`);
  expect(hrefOf(link)).toBe(site.url);
  expect(textOf(link)).toContain("(external site)");
  expect(link.getAttribute("rel")).toContain("noopener");
});

ownTest.each([
  {
    claim: `Plan to be seen and to notify the insurer within ${facts["careWithin"]}`,
    because: "the law limits no care",
  },
  { claim: "Day 1is the day after the accident", because: "a reader who begins a day early loses one" },
  { claim: "“Days” alonemeans calendar days: weekends and holidays count", because: "most rows say only “days”" },
  { claim: `The legal limit of ${facts["noticeLimit"]} is for written notice`, because: "that is what the law limits" },
  { claim: "The NF-2 is the simplest way to give written notice.", because: "the NF-2 is one way among several" },
  { claim: "once it has all the proof it asked for", because: "the insurer’s 30 days begin then" },
  { claim: "A request stops the insurer’s clock until it is answered.", because: "30 days can take longer" },
  {
    claim: `Up to ${facts["basicLimit"]} per personThe basic amount. All three share it.`,
    because: "there is one limit, and not one for each",
  },
  { claim: "Medical care, lost pay and other costs share this amount.", because: "$50,000 is not for care alone" },
  {
    claim: `Many insurers ask for a call within ${facts["earlyNotice"]}. The law’s limit, for written notice, is ${facts["noticeLimit"]} from the crash`,
    because: "a reader who knows only one of the two can lose benefits or worry for nothing",
  },
  { claim: "a call alone does not count", because: "most people call first and believe it is done" },
  {
    claim: `If the other driver fled, report it to police within ${facts["policeReport"]}, or as soon as you can.`,
    because: "a later report can be excused",
  },
  {
    claim: `apart from a family deductible of ${facts["familyDeductible"]} that some policies have`,
    because: "“no deductible” is not always so, and a second sentence would deny the first",
  },
  {
    claim: `first found more than ${facts["yearRule"]} after the crash`,
    because: "the law asks whether it could be told in time",
  },
  { claim: "from the crash to written notice, such as the NF-2", because: "the law’s 30 days are for notice" },
  { claim: "Never sign an empty form.", because: "a blank bill is a sign of fraud" },
  { claim: "(form NF-AOB)", because: "that is what the patient signs, and not the bill" },
  {
    claim: "a driver who was drunk or drugged, except for emergency hospital care",
    because: "Insurance Law §5103(b)(2)",
  },
  { claim: "a car they knew was stolen, or in their own uninsured car", because: "they are left out, too" },
  {
    claim: `If someone dies, ${facts["deathBenefit"]} is paid on top of the amount.`,
    because: "it is no part of the limit",
  },
  {
    claim: "Lost pay and other costs stop at their time limits. Care goes on",
    because: "care continues after three years",
  },
  {
    claim: "Taxis and app cars licensed in New York City must carry more",
    because: "their limit is higher than the basic one",
  },
  { claim: `Department of Financial Services (${facts["stateDepartment"]})`, because: "a complaint needs an address" },
  {
    claim: "for benefits that you did not assign, such as lost pay",
    because: "an assigned bill is the doctor’s to dispute",
  },
  { claim: "MVAIC may help: a fund set up by state law, with conditions of its own", because: "it is no state fund" },
  {
    claim: "After a crash outside New York, try your own or a household policy first.",
    because: "11 NYCRR 65-3.12(a)",
  },
  {
    claim: "A moped or motor scooter that needs a plate usually counts as a motorcycle.",
    because: "many are hit on one",
  },
  { claim: "Ask us before any service that No-Fault may not cover.", because: "a patient can be billed then" },
  { claim: "NF-3 for our care; hospitals use NF-4", because: "an office does not bill with NF-4" },
  { claim: "Coverage does not wait for a finding of fault.", because: "“immediate” would promise more" },
  { claim: "patients insured by any New York No-Fault carrier", because: "No-Fault has no network" },
  { claim: "Coverage depends on your policy and the insurer’s decision.", because: "no one can promise coverage" },
  { claim: "We are doctors, not lawyers. Dates and rules here are general.", because: "the page speaks of law" },
])("the page says “$claim”: $because", ({ claim }) => {
  expect(textOf(main)).toContain(claim);
});
