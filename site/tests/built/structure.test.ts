import { expect, test } from "vitest";
import { readablePhone, telHref } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import { reviewNote } from "#content/source-and-review.ts";
import { clinicsHref, legalPages, messageHref, redFlagsHref, referHref, routes, tools } from "#routes.ts";
import { all, builtPages, hrefOf, linkNamed, one, pageAt, sectionNamed, textOf } from "../support/built-pages.ts";
import {
  conditions,
  deadlineRules,
  facts,
  glossary,
  guidance,
  legalNotices,
  network,
  offices,
  practice,
  services,
  sisterSite,
} from "../support/content.ts";
import { ownTest } from "../support/own-content.ts";
import { specification } from "../specification.ts";

const { home, about, patients, attorneys, insurance, contact, locations, prepare, claim } = routes;
const part = (route: string, selector: string) => one(pageAt(route).document, selector);
const headings = (route: string, selector: string) => all(part(route, "main"), selector).map(textOf);
const head = "section:has(h1)";

test.each([
  { route: home, heading: `${practice.name} & Accident Injury Care` },
  { route: insurance, heading: "Insurance & No-Fault Billing" },
  { route: routes.services, heading: "Neurology services after an accident" },
  { route: routes.conditions, heading: "Injuries we evaluate after a crash" },
  { route: contact, heading: "Schedule an evaluation" },
])("$route has the heading “$heading”", ({ route, heading }) => {
  expect(headings(route, "h1")).toEqual([heading]);
});

test("/insurance has the title and the keywords that the specification asks for", () => {
  expect(textOf(part(insurance, "head > title"))).toBe(`Insurance & No-Fault Billing | ${practice.name}`);
  const keywords = part(insurance, "head > meta[name=keywords]").getAttribute("content")?.split(", ") ?? [];
  expect(keywords).toEqual(expect.arrayContaining(["NF-2 form", "No-Fault neurologist", "Brooklyn"]));
  expect(new Set(keywords).size).toBe(keywords.length);
});

test.each([
  { route: home, at: head, label: "Schedule Evaluation", to: contact },
  { route: home, at: head, label: "Submit a Case", to: attorneys },
  { route: home, at: head, label: "All danger signs", to: redFlagsHref },
  { route: home, at: "#services", label: "What each service includes", to: routes.services },
  { route: home, at: "#questions", label: "More questions", to: routes.faq },
  { route: insurance, at: head, label: "Schedule Evaluation", to: contact },
  { route: insurance, at: "#call", label: "Schedule Evaluation", to: contact },
  { route: insurance, at: "#time-limits", label: "See the main No-Fault limits", to: `${claim}#limits` },
  { route: insurance, at: "#time-limits", label: "Your No-Fault claim", to: claim },
  { route: patients, at: head, label: "Schedule Evaluation", to: contact },
  { route: patients, at: "#call", label: "Schedule Evaluation", to: contact },
  { route: patients, at: "#on-foot", label: "Your No-Fault claim", to: claim },
  { route: attorneys, at: head, label: "Fill in a referral sheet", to: routes.referral },
  { route: attorneys, at: head, label: "Submit a Referral", to: referHref },
  { route: attorneys, at: head, label: "how clinics refer", to: clinicsHref },
  { route: attorneys, at: "#call", label: "Submit a Case", to: messageHref("referral") },
  { route: routes.services, at: "#call", label: "Schedule Evaluation", to: contact },
  { route: routes.conditions, at: "main > section:last-of-type", label: "Schedule Evaluation", to: contact },
  { route: routes.faq, at: "#call", label: "Schedule Evaluation", to: contact },
  { route: about, at: "#call", label: "Contact us", to: contact },
  { route: about, at: "#call", label: "See hours and directions", to: locations },
  { route: about, at: "#physician", label: "credentials site", to: sisterSite("credentials").url },
])("“$label” at $at of $route links to $to", ({ route, at, label, to }) => {
  const section = part(route, at);
  expect(hrefOf(linkNamed(section, label))).toBe(to);
  if (at === "#call" || at === head)
    expect(
      all(section, "a[href^='tel:+']")
        .map(hrefOf)
        .filter((href) => href !== telHref(practice.phone)),
    ).toEqual([]);
});

test.each([
  { route: home, at: head },
  { route: insurance, at: "#call" },
  { route: patients, at: "#call" },
  { route: attorneys, at: "#call" },
  { route: attorneys, at: "#clinics" },
  { route: contact, at: head },
  { route: contact, at: "#refer" },
  { route: prepare, at: "#family-card" },
  { route: routes.privacy, at: "#call" },
  { route: routes.accessibility, at: "#help" },
])("$at of $route has the practice’s line as text, to dial", ({ route, at }) => {
  expect(
    all(part(route, at), `a[href="${telHref(practice.phone)}"]`)
      .map(textOf)
      .join(),
  ).toContain(readablePhone(practice.phone));
});

test("the first screen has a tile for each audience of the specification", () => {
  expect(all(part(home, `${head} nav`), "li > a").map((tile) => [textOf(one(tile, "b")), hrefOf(tile)])).toEqual([
    ["Accident Victims", patients],
    ["Law Firms", attorneys],
    ["Clinics", clinicsHref],
    ["Insurers", "/services#ime-reports"],
  ]);
});

test("each card of Choose Your Path begins with the button of the specification; then come the tools, and a sample", () => {
  const cards = all(sectionNamed(pageAt(home).document, "Choose Your Path"), "article");
  const buttons = cards.map((card) => {
    const [button] = all(card, "a");
    return { card: textOf(one(card, "h3")), label: button?.childNodes[0]?.textContent, href: button && hrefOf(button) };
  });
  expect(buttons).toEqual(specification.paths);
  expect(cards.map((card) => all(card, "a").slice(1).map(hrefOf))).toEqual([
    [`${patients}#on-foot`, ...tools.map(({ href }) => href)],
    [routes.sampleReport, clinicsHref],
  ]);
});

ownTest("the cards of the services link where the specification says, the exam first", () => {
  const cards = all(part(home, "#services"), "li:has(h3)").map((card) => {
    const [link, ...others] = all(card, "a");
    expect(others, textOf(card)).toEqual([]);
    return [textOf(link).replace(" (external site)", ""), hrefOf(link as Element)?.startsWith("/") ? "in" : "out"];
  });
  expect(Object.fromEntries(cards)).toEqual(specification.services);
  expect(cards[0]?.[0]).toBe("Neurological Assessment");
});

ownTest("the long text of the home page has 350 to 650 words under five headings, open where there is room", () => {
  const guide = part(home, "#guide");
  const words = (texts: readonly Element[]) => texts.map(textOf).join(" ").split(" ").length;
  expect(words(all(guide, "p"))).toBeGreaterThanOrEqual(350);
  expect(words([guide])).toBeLessThanOrEqual(650);
  expect(all(guide, "details:not([open]) h3")).toHaveLength(5);
});

test("the short version of /for-patients comes first, in three or four points and at most 60 words; then the danger signs", () => {
  const titles = headings(patients, "h2");
  expect(titles.slice(0, 2)).toEqual(["The short version", pointNamed(guidance.emergency, "list").text]);
  const points = all(sectionNamed(pageAt(patients).document, "The short version"), "li").map(textOf);
  expect(points.length).toBeGreaterThanOrEqual(3);
  expect(points.length).toBeLessThanOrEqual(4);
  expect(points.join(" ").split(" ").length).toBeLessThanOrEqual(60);
});

test("what concerns only some patients is closed under a heading that names it; danger, notice and the visit are open", () => {
  expect(headings(patients, "details:not([open]) > summary > h2")).toEqual([
    "If you get a denial (NF-10)",
    "If you were walking, biking or delivering",
    "Your rights",
  ]);
  expect(headings(patients, "details details, details #red-flags, details #process, details #documents")).toEqual([]);
});

test("the signs for which to call 911 come before any condition", () => {
  const [, flags] = all(part(routes.conditions, "main"), "section");
  expect(flags?.id).toBe("red-flags");
});

test("the list and the rings of the drawing of the body link to each condition, with the same number", () => {
  const index = part(routes.conditions, "#where");
  const numbered = conditions.map(({ id }, place) => [`#${id}`, String(place + 1)]);
  expect(all(index, "ol a").map((link) => [hrefOf(link), textOf(link)[0]])).toEqual(numbered);
  expect(all(index, "figure a").map((ring) => [hrefOf(ring), textOf(one(ring, "text"))])).toEqual(numbered);
  const shown = conditions.map(({ id }) => [
    `#${id}`,
    textOf(part(routes.conditions, `#${id} [aria-hidden]:not(svg)`)),
  ]);
  expect(shown).toEqual(numbered);
});

test.each(services)(
  "$id names its offices, links to its conditions as they do to it, and out as content/ says",
  (row) => {
    const { id, site, offices: at } = row;
    const block = part(routes.services, `#${id}`);
    const names = offices.filter((office) => at.includes(office.id)).map(({ name }) => name);
    const only = names.length < offices.length;
    expect(textOf(block)).toContain(only ? `Only at our ${names.join(" and ")} office` : `In ${names.join(" and ")}`);
    const examined = conditions.filter(({ service }) => service === id);
    expect(all(block, 'a[href^="/conditions#"]').map(hrefOf)).toEqual(examined.map((one) => `/conditions#${one.id}`));
    expect(all(block, 'a[href^="https:"]').map(hrefOf)).toEqual(site ? [sisterSite(site).url] : []);
    for (const condition of examined) {
      const links = all(part(routes.conditions, `#${condition.id}`), "a:not([href='#red-flags'], [data-term])").map(
        hrefOf,
      );
      expect(links).toEqual([`/services#${id}`, sisterSite(condition.site ?? "").url]);
    }
  },
);

test("the questions of the home page and of /insurance are one open at a time, none at the start, and /faq links to each", () => {
  for (const route of [home, insurance]) {
    const questions = all(part(route, "#questions"), "details");
    expect(new Set(questions.map((details) => details.getAttribute("name")))).toEqual(new Set(["faq"]));
    expect(questions.some((details) => details.hasAttribute("open"))).toBe(false);
    const links = all(part(routes.faq, "#more"), `a[href^="${route}#"]`);
    expect(links.map(hrefOf)).toEqual(questions.map(({ id }) => `${route}#${id}`));
  }
  expect(all(part(routes.faq, "#questions"), "details:not(nav details)"), "its own are open").toEqual([]);
});

test("no company that insures cars is linked or pictured", () => {
  expect(all(part(insurance, "#carriers"), "a, img")).toEqual([]);
});

test("no list of any page has two equal terms, which a screen reader could not tell apart", () => {
  for (const { route, document } of builtPages)
    for (const list of all(document, "dl")) {
      const terms = all(list, "dt").map(textOf);
      expect(new Set(terms).size, `${route}: ${terms.join(", ")}`).toBe(terms.length);
    }
});

test("/insurance has the limits that most patients have to keep in short, each with its time", () => {
  const shown = deadlineRules.filter(({ table }) => table);
  const terms = all(part(insurance, "#time-limits"), "dl:has(small) > div > dt").map(textOf);
  expect(terms).toEqual(shown.map(({ id, from }) => `${facts[id]} from ${from}`));
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.length).toBeLessThan(deadlineRules.length / 2);
});

test.each([
  { route: home, at: "#services", after: "ul + div" },
  { route: routes.services, at: "#tbi-concussion-evaluation", after: "p" },
  { route: routes.conditions, at: "#where", after: "p" },
  { route: patients, at: "#specialty", after: "p" },
  { route: attorneys, at: "#network", after: "p" },
  { route: about, at: "#network", after: "p" },
])("the owner of the sister sites is named at $at of $route, as the law requires beside links to them", (row) => {
  expect(all(part(row.route, row.at), row.after).map(textOf).join()).toContain(practice.networkStatement);
});

test.each([home, attorneys, about])("the network strip of %s links to the sister sites", (route) => {
  expect(all(part(route, "#network"), "a").map(hrefOf)).toEqual(
    network.filter(({ strip }) => strip).map(({ url }) => url),
  );
});

test.each([
  { route: home, at: head },
  { route: patients, at: "#red-flags" },
  { route: routes.conditions, at: "#red-flags" },
  { route: prepare, at: "#family-card" },
  { route: contact, at: head },
])("the danger signs at $at of $route have 911 to dial", ({ route, at }) => {
  expect(hrefOf(linkNamed(part(route, at), "Call 911"))).toBe("tel:911");
});

test("wherever a heading says to call 911, the number is below it, and both are on the short page", () => {
  const calling = builtPages.flatMap(({ route, document }) =>
    all(document, "h2, h3").flatMap((heading) => (textOf(heading).startsWith("Call 911") ? [{ route, heading }] : [])),
  );
  expect(calling.length).toBeGreaterThan(3);
  for (const { route, heading } of calling) {
    expect(heading.closest("section")?.querySelector("a[href='tel:911']"), route).toBeTruthy();
    expect(heading.closest("[data-short]"), route).toBeTruthy();
  }
});

test.each([
  { route: routes.services, reviewed: services, otherwise: practice.unreviewed.medicine },
  { route: routes.conditions, reviewed: conditions, otherwise: practice.unreviewed.medicine },
  { route: routes.glossary, reviewed: glossary, otherwise: "" },
  { route: insurance, reviewed: deadlineRules, otherwise: practice.unreviewed.law },
])("$route says who reviewed its texts, or that no one has yet", ({ route, reviewed, otherwise }) => {
  expect(textOf(part(route, "main"))).toContain(reviewNote(reviewed, otherwise));
});

test.each([{ route: routes.glossary, nav: 'nav[aria-label="On this page"]', but: [] }])(
  "the list of contents of $route links to every part, in the order of the page",
  ({ route, nav, but }) => {
    const parts = all(part(route, "main"), "section[id]").filter(({ id }) => !(but as string[]).includes(id));
    expect(all(part(route, `main ${nav}`), "a").map(hrefOf)).toEqual(parts.map(({ id }) => `#${id}`));
  },
);

test.each(tools)("$href says that it stores and sends nothing; its title, heading and place are “$label”", (tool) => {
  const { href, label } = tool;
  expect(textOf(part(href, "main"))).toMatch(/nothing is stored, and nothing is sent/i);
  expect(pageAt(href).html).not.toMatch(/localStorage|sessionStorage/);
  expect(textOf(part(href, "head > title")).startsWith(label)).toBe(true);
  expect(textOf(part(href, "h1"))).toBe(label);
  const place = all(part(href, 'main nav[aria-label="Breadcrumb"]'), "li").map(textOf);
  expect(place).toEqual(["Home", "Tools", label]);
});

test("the lists to print work without code: no island, no form, no box with a name; the diary asks for four things", () => {
  expect(all(pageAt(prepare).document, "astro-island, form, main input[name]")).toEqual([]);
  expect(all(part(prepare, "#visit-list"), "label > input[type=checkbox]").length).toBeGreaterThan(10);
  const asked = ["Day and time", "What you noticed", "What set it off", "What it kept you from doing"];
  expect(all(part(prepare, "#symptom-diary"), "th").map(textOf)).toEqual(asked);
  const notice = all(part(prepare, "#symptom-diary"), "p").find((line) => /insurer.*the other side/.test(textOf(line)));
  expect(notice?.closest("[data-screen-only]"), "on paper, too: others may ask to see it").toBeNull();
});

test("/privacy sums itself up as the practice delivers messages, and says of each action what it sends, and to whom", () => {
  const { document } = pageAt(routes.privacy);
  const short = sectionNamed(document, "The short version");
  expect(textOf(short)).toMatch(/No cookies, no ads, no visitor counts/);
  expect(textOf(short).includes("never leaves your browser")).toBe(practice.messageDelivery === "off");
  expect(all(document, "#messages").length > 0).toBe(practice.messageDelivery === "server");
  const rows = all(sectionNamed(document, "What leaves your device, and when"), "tbody tr");
  expect(rows.map((row) => textOf(one(row, "th")))).toEqual(
    expect.arrayContaining(["Read a page", "Write in the message form", "Tap a phone number", "Open a live map"]),
  );
  for (const row of rows) expect(all(row, "td").map(textOf).filter(Boolean)).toHaveLength(2);
});

ownTest("the short version of /privacy has at most 60 words", () => {
  const points = all(sectionNamed(pageAt(routes.privacy).document, "The short version"), "li");
  expect(points.map(textOf).join(" ").split(" ").length).toBeLessThanOrEqual(60);
});

test.each(legalNotices)(
  "the notice $id has its taglines in their own languages and directions, and no glossary",
  (notice) => {
    const main = part(legalPages[notice.id as keyof typeof legalPages].href, "main");
    const lines = all(main, "[lang]:not(a, summary *)");
    expect(lines.map((line) => line.getAttribute("lang"))).toEqual(
      (notice.taglines ?? []).map(({ language }) => language),
    );
    for (const line of lines)
      expect(line.getAttribute("dir")).toBe(line.matches("[lang=ur], [lang=ar], [lang=yi]") ? "rtl" : "ltr");
    expect(all(main, 'a[href^="/glossary"]')).toEqual([]);
    expect(textOf(main)).toContain(`Version: ${notice.version}.`);
  },
);

test("pages link to a notice of the law exactly while there is one", () => {
  const linked = (route: string, to: string) => all(part(route, "main"), `a[href="${to}"]`).length > 0;
  const written = (id: string) => legalNotices.some((notice) => notice.id === id);
  expect(linked(routes.privacy, "/privacy-practices")).toBe(written("privacy-practices"));
  expect(linked(contact, "/privacy-practices")).toBe(written("privacy-practices"));
  expect(linked(contact, "/language-help")).toBe(written("language-help"));
  expect(linked(insurance, "/good-faith-estimate")).toBe(written("good-faith-estimate"));
  const { plans = [], hospitals = [] } = practice.participation ?? {};
  const named = textOf(part(insurance, "main"));
  expect([...plans, ...hospitals].filter((name) => !named.includes(name))).toEqual([]);
});
