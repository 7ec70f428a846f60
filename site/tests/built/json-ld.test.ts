import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { isBuiltFile, linkablePages, notFound, pageAt, textOf, one, type BuiltPage } from "../support/built-pages.ts";
import { areas, articles, conditions, faqs, glossary, offices, practice, services } from "../support/content.ts";
import { weekdays } from "../support/weeks.ts";

type Node = { readonly [property: string]: unknown };
type Graph = { "@context": string; "@graph": Node[] };

/** The JSON-LD blocks of a page, as text. */
function blocks(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => json);
}

const graphOf = (html: string) => JSON.parse(blocks(html)[0] ?? "{}") as Graph;

/** All objects in a value, the value itself first. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== "object") return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** A text without the punctuation that ends list items, which the page does not have. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}$%]+/gu, " ").trim();

const everyNode = linkablePages.flatMap(({ html }) => nodesIn(graphOf(html)["@graph"]));
const isReference = (node: Node) => "@id" in node && Object.keys(node).length === 1;
const described = everyNode.filter((node) => "@id" in node && !isReference(node));
const ofType = (type: string) => everyNode.filter((node) => node["@type"] === type);
const atOffice = (id: string) =>
  ofType("MedicalClinic").filter((node) => node["@id"] === `${practice.site}/locations#${id}`);

/** How nodes name the practice. */
const practiceNode = { "@id": `${practice.site}/#org` };

const addressed = ["@id", "url", "item", "logo", "image", "hasMap", "sameAs", "mainEntityOfPage", "medicalSpecialty"];

describe.each(linkablePages)("$file", ({ html, route, document }) => {
  const graph = graphOf(html);

  test("describes itself in one block with one graph", () => {
    expect(blocks(html)).toHaveLength(1);
    expect(graph["@context"]).toBe("https://schema.org");
    expect(graph["@graph"].length).toBeGreaterThan(2);
  });

  test("has no text in its data that could end the script element early", () => {
    expect(blocks(html)[0]?.includes("<")).toBe(false);
  });

  test("gives every node a name of its own", () => {
    const ids = graph["@graph"].map((node) => node["@id"]).filter((id) => id !== undefined);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("describes the practice and itself, and the home page the site", () => {
    const address = new URL(route, practice.site).href;
    const names = graph["@graph"].map((node) => node["@id"]);
    expect(names).toEqual(expect.arrayContaining([`${practice.site}/#org`, `${address}#page`]));
    expect(names.includes(`${practice.site}/#website`)).toBe(route === "/");
  });

  test("has the title and description of its head in the structured data", () => {
    const page = graph["@graph"].find((node) => String(node["@id"]).endsWith("#page"));
    expect(page?.["name"]).toBe(textOf(one(document, "head > title")));
    expect(page?.["description"]).toBe(one(document, "meta[name=description]").getAttribute("content"));
  });

  test("is part of the site, and its content is part of it", () => {
    const address = new URL(route, practice.site).href;
    const parts = graph["@graph"].filter(({ "@id": id }) =>
      ["#questions-and-answers", "#terms", "#blog"].some((part) => id === address + part),
    );
    const page = graph["@graph"].find((node) => node["@id"] === `${address}#page`);
    expect(page?.["isPartOf"]).toEqual({ "@id": `${practice.site}/#website` });
    for (const part of parts) expect(part["isPartOf"]).toEqual({ "@id": `${address}#page` });
    const audience = route === "/for-patients" || !document.documentElement.lang.startsWith("en");
    if (page?.["@type"] === "MedicalWebPage") expect("medicalAudience" in page).toBe(audience);
  });

  test("has only absolute URLs", () => {
    const addresses = nodesIn(graph["@graph"]).flatMap((node) => addressed.flatMap((name) => node[name] ?? []));
    const texts = addresses.filter((address) => typeof address === "string");
    expect(texts.filter((address) => !address.startsWith("https://"))).toEqual([]);
    expect(texts.length).toBeGreaterThan(0);
  });

  test.each([
    { what: "geo", because: "no coordinates are confirmed" },
    { what: "Physician", because: "no name is confirmed" },
    { what: "employee", because: "no name is confirmed" },
    { what: "memberOf", because: "a carrier that is accepted is not an association" },
    { what: "aggregateRating", because: "a business may not rate itself" },
    { what: "review", because: "no one has written one" },
    { what: "priceRange", because: "no prices are given" },
  ])("publishes no $what: $because", ({ what }) => {
    expect(blocks(html)[0]?.includes(`"${what}"`)).toBe(false);
  });
});

test("the 404 page has no structured data: it is not meant to be found", () => {
  expect(blocks(notFound.html)).toEqual([]);
});

test("every referenced node is defined on some page", () => {
  const known = new Set(described.map((node) => node["@id"]));
  const references = everyNode.filter(isReference).map((node) => node["@id"]);
  expect(references.filter((id) => !known.has(id))).toEqual([]);
  expect(references.length).toBeGreaterThan(0);
});

test("what is described in two places is described the same way: no two telephone numbers for one office", () => {
  const seen = new Map<string, unknown>();
  const contradictions = described.flatMap((node) =>
    Object.entries(node).filter(([property, value]) => {
      const key = `${String(node["@id"])} ${property}`;
      const known = seen.has(key) ? seen.get(key) : value;
      seen.set(key, known);
      return JSON.stringify(known) !== JSON.stringify(value);
    }),
  );
  expect(contradictions).toEqual([]);
});

test("the practice is a medical organization with its line, its address for mail and a logo that exists", () => {
  const organizations = ofType("MedicalOrganization");
  expect(organizations).toHaveLength(linkablePages.length);
  for (const organization of organizations) expect(organization).toMatchObject({ name: practice.name });
  for (const organization of organizations.filter((node) => "department" in node)) {
    expect(organization).toMatchObject({ telephone: practice.phone, email: practice.email });
    expect(new URL(String(organization["logo"])).pathname).toSatisfy(isBuiltFile, "a file of the build");
  }
});

test("every clinic has a name and an address, as search engines require", () => {
  const clinics = ofType("MedicalClinic");
  expect(clinics.filter((clinic) => !("name" in clinic && "address" in clinic))).toEqual([]);
  expect(clinics.length).toBeGreaterThanOrEqual(offices.length);
});

test("the home page names the offices as parts of the practice, and says so once", () => {
  const withParts = linkablePages.filter(({ html }) => html.includes('"department":['));
  expect(withParts.map(({ route }) => route)).toEqual(["/"]);
  const [organization] = graphOf(pageAt("/").html)["@graph"];
  expect(organization?.["department"]).toEqual(
    offices.map(({ id }) => ({ "@id": `${practice.site}/locations#${id}` })),
  );
});

describe.each(offices)("the $name office", (office) => {
  const complete = atOffice(office.id).filter((node) => "address" in node);

  test("is published with its own line and the address of content/", () => {
    expect(complete.length).toBeGreaterThan(0);
    for (const clinic of complete)
      expect(clinic).toMatchObject({
        parentOrganization: practiceNode,
        telephone: office.phone,
        address: {
          streetAddress: office.street,
          addressLocality: office.city,
          addressRegion: office.state,
          postalCode: office.zip,
          addressCountry: "US",
        },
      });
  });

  test("is published as open on the days with fixed times and on no others", () => {
    const expected = office.hours.open.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day}`),
      opens,
      closes,
    }));
    for (const clinic of complete) expect(clinic["openingHoursSpecification"]).toEqual(expected);
  });
});

test("the practice’s line is published as open on its days with fixed times alone", () => {
  const text = JSON.stringify(ofType("ContactPoint"));
  const open = weekdays.filter((day) => practice.phoneHours.open.some(({ days }) => days.includes(day)));
  expect(weekdays.filter((day) => text.includes(`https://schema.org/${day}`))).toEqual(open);
});

test("the practice publishes the site, is what its page is about, and offers the work for attorneys", () => {
  expect(ofType("WebSite")).toEqual([expect.objectContaining({ publisher: practiceNode })]);
  expect(ofType("AboutPage")).toEqual([expect.objectContaining({ mainEntity: practiceNode })]);
  for (const service of ofType("Service"))
    expect(service).toMatchObject({ provider: practiceNode, areaServed: "US-NY" });
});

test("the list of services counts them from one, and every exam is noninvasive", () => {
  const [list] = ofType("ItemList");
  const items = list?.["itemListElement"] as Node[];
  expect([list?.["numberOfItems"], ...items.map(({ position }) => position)]).toEqual([
    services.length,
    ...services.map((_, index) => index + 1),
  ]);
  for (const exam of ofType("MedicalProcedure"))
    expect(exam["procedureType"]).toBe("https://schema.org/NoninvasiveProcedure");
});

test("each condition has the signs of content/", () => {
  const signs = ofType("MedicalCondition").map((node) => (node["signOrSymptom"] as Node[]).map(({ name }) => name));
  expect(signs).toEqual(conditions.map(({ symptoms }) => symptoms));
});

test("the contact page is one, with the line for appointments", () => {
  const page = graphOf(pageAt("/contact").html)["@graph"].find((node) => node["@type"] === "ContactPage");
  expect(page?.["mainEntity"]).toMatchObject({
    "@type": "ContactPoint",
    telephone: practice.phone,
    contactType: "appointments",
  });
});

/** The schema.org types of each page. */
const typesByRoute: Readonly<Record<string, readonly string[]>> = {
  "/": ["WebPage"],
  "/for-patients": ["MedicalWebPage"],
  "/for-attorneys": ["WebPage", "Service"],
  "/services": ["MedicalWebPage", "ItemList"],
  "/conditions": ["MedicalWebPage", "MedicalCondition"],
  "/about": ["AboutPage"],
  "/contact": ["ContactPage"],
  "/insurance": ["WebPage", "FAQPage"],
  "/locations": ["WebPage", "MedicalClinic"],
  "/blog": ["Blog"],
  "/faq": ["FAQPage"],
  "/glossary": ["WebPage", "DefinedTermSet"],
  "/tools/prepare": ["WebPage"],
  "/privacy": ["WebPage"],
  "/accessibility": ["WebPage"],
};

const ownGraph = (page: BuiltPage) => graphOf(page.html)["@graph"];
const withTypes = linkablePages.filter(({ route }) => route in typesByRoute);

test.each(withTypes)("$route has the schema.org types of the page and its content", (page) => {
  const types = ownGraph(page).map((node) => node["@type"]);
  expect(types).toEqual(expect.arrayContaining([...(typesByRoute[page.route] ?? [])]));
});

test.each(articles)("/blog/$id is an article, with the dates of the content", ({ id, date, updated = date }) => {
  const page = pageAt(`/blog/${id}`);
  const [post, ...others] = nodesIn(ownGraph(page)).filter((node) => node["@type"] === "BlogPosting");
  expect(post).toMatchObject({ author: practiceNode, publisher: practiceNode });
  expect(post).toMatchObject({ url: `${practice.site}/blog/${id}`, datePublished: date, dateModified: updated });
  expect(textOf(one(page.document, "main"))).toContain(`${/\d+/.exec(String(post?.["timeRequired"]))} min read`);
  expect(`PT${Math.ceil(Number(post?.["wordCount"]) / 200)}M`).toBe(post?.["timeRequired"]);
  expect(new URL(String(post?.["image"])).pathname).toSatisfy(isBuiltFile, "a file of the build");
  expect(others).toEqual([]);
});

test.each([
  { id: "emg-ncs-testing", type: "MedicalTest", because: "it measures" },
  { id: "ime-reports", type: "Service", because: "it is an opinion and not care" },
  { id: "neurological-assessment", type: "MedicalProcedure", because: "it is an exam" },
])("$id is a $type: $because", ({ id, type }) => {
  const node = nodesIn(ownGraph(pageAt("/services"))).find(
    (found) => found["@id"] === `${practice.site}/services#${id}`,
  );
  expect(node?.["@type"]).toBe(type);
});

test("the glossary has each term at its anchor, with its meaning and its expansion", () => {
  const terms = nodesIn(ownGraph(pageAt("/glossary"))).filter((node) => node["@type"] === "DefinedTerm");
  const said = terms.map((node) => [node["@id"], node["name"], node["alternateName"], node["description"]]);
  expect(said).toEqual(
    glossary.map(({ id, term, name, meaning }) => [`${practice.site}/glossary#${id}`, term, name, meaning]),
  );
});

test("a condition names EMG/NCS as its test only when that service examines it", () => {
  const tested = nodesIn(ownGraph(pageAt("/conditions"))).filter((node) => "typicalTest" in node);
  const byEmg = conditions.filter(({ service }) => service === "emg-ncs-testing");
  expect(tested.map(({ name }) => name)).toEqual(byEmg.map(({ title }) => title));
});

const shownOnItsPage = ["MedicalTest", "MedicalProcedure", "Service", "MedicalCondition", "MedicalClinic"];

describe.each(linkablePages)("$file", (page) => {
  const nodes = nodesIn(ownGraph(page));
  const address = new URL(page.route, practice.site).href;
  const shown = textOf(one(page.document, "main"));
  const own = nodes.filter((node) => String(node["@id"]).startsWith(`${address}#`));

  test("names under an anchor of its own only what is at that anchor", () => {
    const anchors = own
      .filter((node) => shownOnItsPage.includes(String(node["@type"])))
      .map((node) => String(node["@id"]).slice(address.length + 1));
    expect(anchors.filter((anchor) => !page.document.getElementById(anchor))).toEqual([]);
  });

  test("shows the names and descriptions of the services and conditions that it marks up", () => {
    const said = own
      .filter((node) => shownOnItsPage.includes(String(node["@type"])) && "description" in node)
      .flatMap((node) => [String(node["name"]), String(node["description"])]);
    const signs = nodes.filter((node) => node["@type"] === "MedicalSymptom").map((node) => String(node["name"]));
    expect([...said, ...signs].filter((text) => !shown.includes(text))).toEqual([]);
  });

  test("shows each question and answer exactly as in its structured data", () => {
    const questions = nodes.filter((node) => node["@type"] === "Question");
    const asked = faqs.filter((faq) => `/${faq.page}` === page.route);
    expect(questions.map(({ name }) => name)).toEqual(asked.map(({ question }) => question));
    for (const [index, { name, acceptedAnswer }] of questions.entries()) {
      const place = page.document.getElementById(asked[index]?.id ?? "");
      const answer = String((acceptedAnswer as Node)["text"]);
      expect(textOf(place)).toContain(String(name));
      expect(letters(textOf(place))).toContain(letters(answer));
      // A list is joined as sentences: no item may run into the next.
      const lines = [...(place?.querySelectorAll("li") ?? [])].map(textOf);
      expect(lines.filter((line) => !/[.!?]$/.test(line) && !/^[.;:]/.test(answer.split(line)[1] ?? ""))).toEqual([]);
    }
  });
});

test("nothing is published of a condition’s drugs, outlook or codes", () => {
  const marked = ofType("MedicalCondition");
  expect(marked.length).toBeGreaterThan(0);
  const known = ["@type", "@id", "name", "description", "signOrSymptom", "typicalTest"];
  expect(marked.flatMap(Object.keys).filter((property) => !known.includes(property))).toEqual([]);
  const descriptions = marked.map((node) => String(node["description"]));
  expect(descriptions.filter((text) => /better|recover|cure|heal|surgery|weeks|pills?\b/i.test(text))).toEqual([]);
});

test("a question is marked up on one page only", () => {
  const questions = ofType("Question").map((node) => node["name"]);
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
});

test("/locations describes each office whole: what it offers there, and the areas that it serves", () => {
  const graph = ownGraph(pageAt("/locations"));
  for (const office of offices) {
    const clinic = graph.find((node) => node["@id"] === `${practice.site}/locations#${office.id}`);
    const offered = (clinic?.["availableService"] as Node[]).map((node) => node["@id"]);
    // An IME is not treatment, and a `MedicalClinic` may list only treatment.
    const cares = services.filter(({ id, offices: at }) => id !== "ime-reports" && at.includes(office.id));
    expect(offered).toEqual(cares.map(({ id }) => `${practice.site}/services#${id}`));
    const served = (clinic?.["areaServed"] as Node[]).map((node) => [node["@type"], node["name"]]);
    expect(served).toEqual(areas.map(({ name, state }) => [state ? "State" : "Place", name]));
    expect(clinic).toMatchObject({ telephone: office.phone, address: { streetAddress: office.street } });
  }
});

test("breadcrumbs on inner pages link from the home page to the page itself", () => {
  const inner = linkablePages.filter(({ route }) => route !== "/");
  for (const { html, route } of inner) {
    const crumbs = graphOf(html)["@graph"].find((node) => node["@type"] === "BreadcrumbList");
    const items = crumbs?.["itemListElement"] as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(`${practice.site}/`);
    expect(items.at(-1)?.item).toBe(new URL(route, practice.site).href);
  }
  expect(inner.length).toBeGreaterThan(0);
});

test("all structured data is valid by the schema.org vocabulary; a misspelled property would be an error", () => {
  const [first = ""] = blocks(pageAt("/").html);
  const misspelled = first.replace('"telephone"', '"telefone"');
  expect(misspelled).not.toBe(first);
  const errors = vocabularyErrors({
    built: linkablePages.flatMap(({ html }) => blocks(html)),
    misspelled: [misspelled],
  });
  const isExpected = (error: string) => error.includes("misspelled.ts(");
  expect(errors.filter((error) => !isExpected(error))).toEqual([]);
  expect(errors.filter(isExpected)).toEqual([expect.stringContaining("telefone")]);
});

/** Compiler errors when these blocks are typed with schema-dts, in a file for each name: one program for all. */
function vocabularyErrors(graphs: Record<string, readonly string[]>): string[] {
  const project = fileURLToPath(new URL("../../../", import.meta.url));
  mkdirSync(join(project, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(project, ".cache/json-ld-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, all] of Object.entries(graphs)) {
    const lines = all.map((json, index) => `export const block${index}: Graph = ${json};`);
    writeFileSync(join(folder, `${name}.ts`), ['import type { Graph } from "schema-dts";', ...lines].join("\n"));
  }
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    module: "nodenext",
    target: "esnext",
    types: [],
  };
  const files = Object.keys(graphs).map((name) => `${name}.ts`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const compiler = join(project, "node_modules/typescript/bin/tsc");
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  // The details of an error are indented below it.
  return `${stdout}${stderr}`.split(/\n(?=\S)/).filter(Boolean);
}
