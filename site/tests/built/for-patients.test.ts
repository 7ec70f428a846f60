import { expect, test } from "vitest";
import { countFirst } from "#practice/number-words.ts";
import { paragraphsOf, pointNamed } from "#content/points.ts";
import { readablePhone } from "#practice/phone.ts";
import { all, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import { documents, facts, guidance, letters, network, onFoot, practice, steps } from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";

const { document } = pageAt("/for-patients");
const main = one(document, "main");

test("the short version comes first and is short: three or four points in at most 60 words", () => {
  const [first] = all(main, "h2");
  expect(textOf(first)).toBe("The short version");
  const points = all(sectionNamed(document, "The short version"), "li").map(textOf);
  expect(points.length).toBeGreaterThanOrEqual(3);
  expect(points.length).toBeLessThanOrEqual(4);
  expect(points.join(" ").split(" ").length).toBeLessThanOrEqual(60);
});

test("the danger signs are before anything about visits, claims and papers", () => {
  const titles = all(main, "h2").map(textOf);
  expect(titles.indexOf(pointNamed(guidance.emergency, "list").text)).toBeLessThan(titles.indexOf("What to Expect"));
});

test("what concerns only some is closed under a heading that names it; danger, notice and the visit are open", () => {
  expect(all(main, "details:not([open]) > summary > h2").map(textOf)).toEqual([
    `${countFirst(letters.length)} letters ask you to act`,
    "If you get a denial (NF-10)",
    "On foot, on a bicycle, or a courier",
    "Your rights",
  ]);
  expect(all(main, "details details, details #red-flags, details #process, details #documents")).toEqual([]);
});

const visit = sectionNamed(document, "What to Expect");

test("a visit has the parts of content/, each with its text", () => {
  expect(all(visit, "h3").map(textOf)).toEqual(guidance["first-visit"].map(({ title }) => title));
  const texts = guidance["first-visit"].flatMap(({ text }) => paragraphsOf(text));
  for (const text of texts) expect(textOf(visit)).toContain(text);
});

test("the drawn scale has the durations of content/, which are also text beside it", () => {
  const drawn = all(visit, "svg text").map(textOf);
  for (const length of [facts["firstVisit"], facts["emgVisit"]]) {
    expect(drawn).toContain(length);
    expect(all(visit, "p").map(textOf).join(" ")).toContain(length);
  }
});

test("on the scale the solid part of each section ends at its shortest time", () => {
  const [first, second] = all(visit, "svg line[data-sure]").map((line) =>
    ["x1", "x2"].map((end) => parseFloat(line.getAttribute(end) ?? "")),
  );
  const shortest = (name: string) => parseInt(facts[name] ?? "", 10);
  const minute = ((first?.[1] ?? 0) - (first?.[0] ?? 0)) / shortest("firstVisit");
  expect(minute).toBeGreaterThan(0);
  expect(((second?.[1] ?? 0) - (second?.[0] ?? 0)) / minute).toBeCloseTo(shortest("emgVisit"), 0);
});

test("the claim has its steps, with the text of content/", () => {
  const items = all(sectionNamed(document, "The No-Fault process"), "ol > li");
  const expected = steps.filter(({ page }) => page === "patients");
  expect(items.map((item) => [textOf(one(item, "h3")), textOf(one(item, "p"))])).toEqual(
    expected.map(({ title, text }) => [title, text]),
  );
});

const onFootPart = one(document, "#on-foot");

test("the topics for people on foot, on a bicycle, and couriers are those of content/", () => {
  const topics = all(onFootPart, "dl > div").map((topic) => [textOf(one(topic, "dt")), textOf(one(topic, "dd"))]);
  expect(topics).toEqual(onFoot.map(({ title, text }) => [title, text]));
});

test.each([
  { label: "Who pays?", to: "/tools/who-pays", because: "which insurer it is takes a few questions" },
  { label: "your notice letter", to: "/tools/notice-letter", because: "the insurer must get it in writing" },
])("from there “$label” links to $to: $because", ({ label, to }) => {
  expect(hrefOf(linkNamed(onFootPart, label))).toBe(to);
});

const lettersPart = one(document, "#letters");

test("the four letters that ask a patient to act are there as in content/, each with its drawn head", () => {
  const shown = all(lettersPart, "dl > div");
  expect(shown.map((letter) => textOf(one(letter, "dt")))).toEqual(letters.map(({ name }) => name));
  letters.forEach(({ head, asks, steps = [] }, index) => {
    const letter = shown[index] as Element;
    for (const part of ["Sample", head, asks]) expect(textOf(letter)).toContain(part);
    expect(all(letter, "ol > li").map(textOf)).toEqual(steps);
  });
});

test("a letter without steps of its own links to the part of the page that has them", () => {
  const without = letters.filter(({ steps }) => !steps);
  const links = all(lettersPart, "a[href^='#']").map((link) => hrefOf(link)?.slice(1) ?? "");
  expect(links).toEqual(without.map(({ id }) => id));
  for (const id of links) expect(document.getElementById(id)).not.toBeNull();
});

test("the advice to keep every letter comes with the four that require action", () => {
  const [step] = steps.filter(({ id }) => id === "patients-keep-every-letter");
  for (const kind of ["request for information", "(IME)", "(EUO)", "(NF-10)"]) {
    expect(step?.text).toContain(kind);
    expect(letters.map(({ name }) => name).join()).toContain(kind);
  }
});

test("the drawn denial says that it is a sample, and each of its marks has its note", () => {
  const denial = sectionNamed(document, "If you get a denial (NF-10)");
  expect(textOf(one(denial, "figcaption"))).toMatch(/^Sample, not a real form\./);
  const marks = all(denial, "figure [data-mark]").map((row) => row.getAttribute("data-mark"));
  expect(marks).toEqual(all(denial, "ol > li").map((_, index) => String(index + 1)));
  expect(marks).toHaveLength(5);
});

test("the drawn denial has the name and the fields of content/", () => {
  const form = one(document, "#denial figure");
  const letter = pointNamed(letters, "denial");
  expect(textOf(one(form, "p:not([data-mark])"))).toBe(`${letter.head}${letter.code}`);
  const fields = all(form, "[data-mark]").map((row) => all(row, "span").map(textOf));
  expect(fields).toEqual(guidance["denial-form"].map(({ drawn }) => drawn));
});

test("screen readers do not announce drawings, whose content is also text", () => {
  expect(all(document, "figure > :is(div, svg)").filter((drawing) => !drawing.hasAttribute("aria-hidden"))).toEqual([]);
});

test("the ways to dispute a denial are listed, without advice which one to use", () => {
  const expected = guidance["ways-to-dispute"].filter(({ id }) => id !== "assigned");
  const ways = all(one(document, "#denial"), "ul > li b").map(textOf);
  expect(ways).toEqual(expected.map(({ title }) => title));
  expect(textOf(one(document, "#denial"))).toContain(`${countFirst(expected.length)} ways to dispute`);
  expect(textOf(one(document, "#denial"))).toContain(pointNamed(guidance["ways-to-dispute"], "assigned").text);
});

test("a patient’s rights are there as in content/", () => {
  const rights = all(one(document, "#rights"), "dl > div").map((right) => [
    textOf(one(right, "dt")),
    textOf(one(right, "dd")),
  ]);
  expect(rights).toEqual(guidance["patient-rights"].map(({ title, text }) => [title, text]));
});

test("the checklist has everything that content/ lists, each with a box, and the number to call", () => {
  const sheet = one(document, "#documents");
  const groups = all(sheet, "h3").map((title) => ({
    title: textOf(title),
    items: all(title.parentElement ?? sheet, "li").map(textOf),
  }));
  expect(groups).toEqual(documents.map(({ title, items }) => ({ title, items })));
  expect(textOf(sheet)).toContain(`${practice.name}${readablePhone(practice.phone)}`);
});

test("the specialty sites are external links, with the statement on who runs them", () => {
  const section = sectionNamed(document, "More on our specialty sites");
  const shown = network.filter(({ id }) => ["concussion", "headache", "diagnostics"].includes(id));
  expect(all(section, "a").map(hrefOf)).toEqual(shown.map(({ url }) => url));
  expect(textOf(section)).toContain(practice.networkStatement);
});

ownTest.each([
  { claim: `Written notice is due within ${facts["noticeLimit"]}`, because: "the limit for written notice" },
  { claim: "Send it anyway, with a dated letter that says why", because: "late notice can be excused" },
  {
    claim: `a call within ${facts["earlyNotice"]}. A call is not enough: the law’s limit, for written notice, is ${facts["noticeLimit"]}`,
    because: "the hours are a wish of insurers, the days are the law",
  },
  { claim: "never sign an empty form", because: "anything could be written on it later" },
  {
    claim: `for covered services, apart from a family deductible of ${facts["familyDeductible"]}`,
    because: "“no deductible” alone is not true",
  },
  { claim: "ask your insurer or an attorney about your case", because: "doctors give no legal advice" },
  { claim: "it cannot order payment", because: "a complaint is not a decision" },
  { claim: `done only at our ${facts["emgOffice"]} office`, because: "testing is not at both offices" },
  { claim: "Your symptoms can be real when tests are normal", because: "people fear a normal result" },
])("the page says “$claim”: $because", ({ claim }) => {
  expect(textOf(main)).toContain(claim);
});
