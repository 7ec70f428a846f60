import { expect, test } from "vitest";
import { all, linkNamed, one, pageAt, sectionNamed, words } from "../support/built-pages.ts";
import { benefits, facts, faqs, network, practice, reports, services, sisterSite, steps } from "../support/content.ts";

const { document } = pageAt("/");
const main = one(document, "main");
const hero = one(main, "section:has(h1)");

const hrefOf = (link: Element) => link.getAttribute("href");

test("the first screen says who this is and where", () => {
  expect(words(one(hero, "h1"))).toBe(`${practice.name} & Accident Injury Care`);
  expect(words(one(hero, "h1").nextElementSibling)).toBe("Brooklyn & NYC");
});

test.each([
  { label: "Schedule Evaluation", to: "/contact", because: "an injured person wants an appointment" },
  { label: "Submit a Case", to: "/for-attorneys", because: "an attorney or clinic wants to send a case" },
])("the first screen has a button $label to $to: $because", ({ label, to }) => {
  expect(hrefOf(linkNamed(hero, label))).toBe(to);
});

test("four tiles let people find themselves: who they are, and one need of theirs", () => {
  const tiles = all(one(hero, "nav"), "li > a");
  expect(tiles.map((tile) => [words(one(tile, "b")), hrefOf(tile)])).toEqual([
    ["Accident Victims", "/for-patients"],
    ["Law Firms", "/for-attorneys"],
    ["Clinics", "/for-attorneys#clinics"],
    ["Insurers", "/services#ime-reports"],
  ]);
  for (const tile of tiles) expect(words(one(tile, "span"))).toMatch(/^\w.{20,}\.$/);
});

test("the danger signs stand on the first screen, with 911 to dial", () => {
  expect(words(hero)).toContain("New severe headache, vomiting, weakness or confusion? Call 911.");
  expect(hrefOf(linkNamed(hero, "Call 911"))).toBe("tel:911");
});

test("under each of these buttons stands that it is by phone, as long as no message is delivered", () => {
  const buttons = all(main, "a").filter((link) => ["Schedule Evaluation", "Submit a Case"].includes(words(link)));
  expect(buttons).toHaveLength(3);
  for (const button of buttons)
    expect(words(button.parentElement).includes("By phone for now: our form is not connected yet.")).toBe(
      !practice.messageDelivery,
    );
});

test("Choose Your Path has one way for patients and one for those who represent or treat them", () => {
  const section = sectionNamed(document, "Choose Your Path");
  const ways = all(section, "article").map((card) => all(card, "a").map((link) => [words(link), hrefOf(link)]));
  expect(ways).toEqual([
    [
      ["See who pays", "/for-patients#on-foot"],
      ["Learn More about care for patients", "/for-patients"],
    ],
    [["Submit a Case", "/for-attorneys"]],
  ]);
});

const cards = all(one(document, "#services"), "h3 a");

test.each([
  { name: "EMG/NCS Testing", leads: "out", id: "emg-ncs-testing" },
  { name: "TBI/Concussion Evaluation", leads: "out", id: "tbi-concussion-evaluation" },
  { name: "Headache & Neck Pain", leads: "out", id: "headache-neck-pain" },
  { name: "Continuing Care", leads: "out", id: "continuing-care" },
  { name: "IME & Report Generation", leads: "in", id: "ime-reports" },
  { name: "Neurological Assessment", leads: "in", id: "neurological-assessment" },
])("the card $name leads $leads, as the specification fixes", ({ name, leads, id }) => {
  const card = cards.find((link) => words(link).startsWith(name));
  const site = services.find((service) => service.id === id)?.site;
  const target = leads === "out" ? sisterSite(site ?? "").url : `/services#${id}`;
  expect(card && hrefOf(card)).toBe(target);
  expect(words(card)).toBe(leads === "out" ? `${name} (external site)` : name);
});

test("a card that leaves the site says in plain sight whose site opens", () => {
  const shown = all(one(document, "#services"), "li:has(h3)").map((card) => {
    const site = network.find(({ url }) => url === hrefOf(one(card, "h3 a")));
    return words(card).includes(site ? `Opens our ${site.title} site` : "See our services");
  });
  expect(shown).toEqual([true, true, true, true, true, true]);
});

test("there are six services, each with its summary from content/", () => {
  expect(cards.map((card) => words(card).replace(" (external site)", ""))).toEqual(services.map(({ title }) => title));
  expect(cards).toHaveLength(6);
  for (const { summary } of services) expect(words(one(document, "#services"))).toContain(summary);
});

test("testing of nerves says at once that it is done only in Brooklyn", () => {
  const [card] = all(one(document, "#services"), "li:has(h3)");
  expect(words(card)).toContain("Only at our Brooklyn office");
});

test("care runs in four steps, in the order in which they happen", () => {
  const titles = all(one(document, "#process"), "ol > li > h3").map(words);
  expect(titles).toEqual(["Auto Accident", "Schedule Evaluation", "Comprehensive Report", "Recovery & Follow-Up"]);
});

test("each step says what content/ says, numbers filled in", () => {
  const texts = all(one(document, "#process"), "ol > li > p").map(words);
  expect(texts).toEqual(steps.filter(({ page }) => page === "home").map(({ text }) => text));
});

test("six reasons speak for the practice", () => {
  const section = sectionNamed(document, "Why Choose Our Practice");
  expect(all(section, "dt").map(words)).toEqual([
    "Medical-Legal Expertise",
    "Fast Report Turnaround",
    "Objective Assessments",
    "Networked Care",
    "Insurer Compliance",
    "Accessible Locations",
  ]);
  expect(all(section, "dd").map(words)).toEqual(benefits.filter(({ page }) => page === "home").map(({ text }) => text));
});

test.each([
  { report: "EMG report", time: "within 48 hours" },
  { report: "Rush report", time: "48–72 hours" },
  { report: "Supplemental opinion", time: "3–5 business days" },
  { report: "Standard report", time: "5–7 business days" },
  { report: "IME report", time: "7–10 business days" },
])("the chart says in words that this takes $time: $report", ({ report, time }) => {
  const row = all(one(document, "#why"), "figure li").find((item) => words(one(item, "span")) === report);
  expect(row && words(one(row, "b"))).toBe(time);
});

test("hours and business days never share a scale: each unit is drawn on one of its own, up to its longest time", () => {
  const axes = all(one(document, "#why"), "figure p[aria-hidden]").map((axis) => words(all(axis, "span").at(-1)));
  const units = [...new Set(reports.map(({ unit }) => unit))];
  const longest = units.map((unit) =>
    Math.max(...reports.filter((report) => report.unit === unit).map(({ to }) => to)),
  );
  expect(axes).toEqual(units.map((unit, index) => `${longest[index]} ${unit}`));
});

test("no list of facts on the page gives two of them the same name", () => {
  const lists = all(main, "dl").map((list) => all(list, "dt").map(words));
  expect(lists.filter((names) => new Set(names).size < names.length)).toEqual([]);
});

test("the network strip leads to four sister sites and says whose they are", () => {
  const strip = one(document, "#network");
  const expected = network.filter((site) => site.strip);
  expect(all(strip, "a").map(hrefOf)).toEqual(expected.map(({ url }) => url));
  expect(expected).toHaveLength(4);
  for (const { name, description } of expected) {
    expect(words(strip)).toContain(name);
    expect(words(strip)).toContain(description);
  }
  expect(words(strip)).toContain("These sites belong to the same physician. You may choose any provider.");
});

const questions = all(sectionNamed(document, "Frequently Asked Questions"), "details");

test("eight questions stand in the order of content/", () => {
  const expected = faqs.filter(({ page }) => page === "home");
  expect(questions.map((details) => words(one(details, "summary")))).toEqual(expected.map(({ question }) => question));
  expect(questions).toHaveLength(8);
});

test("one question is open at a time: all share a name, and only the first begins open", () => {
  expect(new Set(questions.map((details) => details.getAttribute("name"))).size).toBe(1);
  expect(questions[0]?.getAttribute("name")).toBe("faq");
  expect(questions.map((details) => details.hasAttribute("open"))).toEqual([true, ...Array<boolean>(7).fill(false)]);
});

test("every question has an answer of its own", () => {
  const answers = questions.map((details) =>
    words(details)
      .slice(words(one(details, "summary")).length)
      .trim(),
  );
  expect(answers.filter((answer) => answer.length < 80)).toEqual([]);
  expect(new Set(answers).size).toBe(answers.length);
});

test("the long text has 350 to 650 words under its five headings", () => {
  const guide = one(document, "#guide");
  const running = all(guide, "p").map(words).join(" ");
  expect(running.split(" ").length).toBeGreaterThanOrEqual(350);
  expect(words(guide).split(" ").length).toBeLessThanOrEqual(650);
  expect(all(guide, "h3").map(words)).toEqual([
    "What a neurologist looks for after a crash",
    "Signs that can appear days later",
    "How No-Fault pays for the visit",
    "Two offices, one record",
    "For attorneys and clinics",
  ]);
});

test.each([
  { claim: "Most patients are seen within 1 week", because: "the promise of the specification" },
  { claim: "The first visit takes 45–60 minutes", because: "how long to take off work" },
  { claim: "within 30 days of the crash", because: "the limit for written notice" },
  { claim: "Up to $50,000", because: "the basic limit" },
  { claim: "Medical care, lost pay and other costs share", because: "the limit is not for care alone" },
  {
    claim: `for covered services, apart from a family deductible of ${facts["familyDeductible"]} that some policies have`,
    because: "“no deductible” alone is not true",
  },
  { claim: "Most adults with a concussion feel better in a few weeks", because: "no other injury is known to do so" },
  { claim: "or only a sudden stop, can bring headache", because: "nobody has to hit the head" },
  { claim: "even weeks later, go to the emergency room now", because: "a slow bleed shows late" },
  { claim: "once it has all the proof it asked for", because: "the insurer’s 30 days begin then" },
  { claim: "we do not perform one on our own patients", because: "an examiner may not be the treating doctor" },
  {
    claim:
      "If your policy is from New Jersey, its rules can apply; for a crash in New York, ask for New York benefits.",
    because: "not every policy is from New York",
  },
])("the page says “$claim”: $because", ({ claim }) => {
  expect(words(main).toLowerCase()).toContain(claim.toLowerCase());
});

test("the number of hours in which insurers want a call never stands without the days that the law gives", () => {
  const early = facts["earlyNotice"] ?? "";
  const naming = all(main, "p")
    .map(words)
    .filter((text) => text.includes(`call within ${early}`));
  expect(naming.length).toBeGreaterThan(1);
  expect(naming.filter((text) => !text.includes(`written notice, is ${facts["noticeLimit"]}`))).toEqual([]);
});
