import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { isBuiltFile, linkablePages, notFound, pageAt, textOf, one, type BuiltPage } from "../support/built-pages.ts";
import { articles, conditions, faqs, offices, practice, services } from "../support/content.ts";
import { weekdays } from "../support/weeks.ts";

type Node = { readonly [property: string]: unknown };
type Graph = { "@context": string; "@graph": Node[] };

/** The JSON-LD blocks of a page, as text. */
function blocks(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => json);
}

const graphOf = ({ html }: BuiltPage) => (JSON.parse(blocks(html)[0] ?? "{}") as Graph)["@graph"];

/** All objects in a value, the value itself first. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== "object") return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

/** A text without the punctuation that ends list items, which the page does not have. */
const normalized = (text: string) => text.replace(/[^\p{L}\p{N}$%]+/gu, " ").trim();

const everyNode = linkablePages.flatMap((page) => nodesIn(graphOf(page)));
const isReference = (node: Node) => "@id" in node && Object.keys(node).length === 1;
const described = everyNode.filter((node) => "@id" in node && !isReference(node));
const ofType = (type: string) => everyNode.filter((node) => node["@type"] === type);
const isFile = (url: unknown) => isBuiltFile(new URL(String(url)).pathname);

/** How nodes name the practice. */
const practiceNode = { "@id": `${practice.site}/#org` };

const addressed = ["@id", "url", "item", "logo", "image", "hasMap", "sameAs", "mainEntityOfPage", "medicalSpecialty"];

/** What is said of it is on its page, at the anchor that its name has. */
const shownOnItsPage = ["MedicalTest", "MedicalProcedure", "Service", "MedicalCondition", "MedicalClinic"];

describe.each(linkablePages)("$file", (page) => {
  const { html, route, document } = page;
  const graph = graphOf(page);
  const nodes = nodesIn(graph);
  const address = new URL(route, practice.site).href;
  const ids = graph.map((node) => node["@id"]).filter((id) => id !== undefined);

  test("describes the practice and itself in one block, by its title and description, each node once", () => {
    expect(blocks(html)).toHaveLength(1);
    expect(html).toContain('"@context":"https://schema.org"');
    expect(blocks(html)[0], "could end the script early").not.toContain("<");
    expect(ids).toEqual(expect.arrayContaining([practiceNode["@id"], `${address}#page`]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(graph.find((node) => node["@id"] === `${address}#page`)).toMatchObject({
      name: textOf(one(document, "head > title")),
      description: one(document, "meta[name=description]").getAttribute("content"),
      isPartOf: { "@id": `${practice.site}/#website` },
    });
  });

  test("has only absolute URLs", () => {
    const addresses = nodes.flatMap((node) => addressed.flatMap((name) => node[name] ?? []));
    const texts = addresses.filter((address) => typeof address === "string");
    expect(texts.filter((address) => !address.startsWith("https://"))).toEqual([]);
    expect(texts.length).toBeGreaterThan(0);
  });

  test.each([
    { what: "geo", because: "no coordinates are confirmed" },
    { what: "Physician|Person|employee", because: "no name is confirmed" },
    { what: "memberOf", because: "a carrier that is accepted is not an association" },
    { what: "aggregateRating|review", because: "a business may not rate itself" },
    { what: "priceRange", because: "no prices are given" },
    { what: "drug|expectedPrognosis|code|possibleTreatment", because: "a page is no textbook of medicine" },
  ])("publishes no $what: $because", ({ what }) => {
    expect(blocks(html)[0]).not.toMatch(new RegExp(`"(${what})"`));
  });

  test("describes under an anchor of its own only what is at that anchor, as the page does", () => {
    const shown = textOf(one(document, "main"));
    const own = nodes.filter((node) => String(node["@id"]).startsWith(`${address}#`));
    const entries = own.filter((node) => shownOnItsPage.includes(String(node["@type"])));
    const anchors = entries.map((node) => String(node["@id"]).slice(address.length + 1));
    expect(anchors.filter((anchor) => !document.getElementById(anchor))).toEqual([]);
    const said = entries.filter((node) => "description" in node).flatMap((node) => [node["name"], node["description"]]);
    const signs = nodes.filter((node) => node["@type"] === "MedicalSymptom").map((node) => node["name"]);
    expect([...said, ...signs].map(String).filter((text) => !shown.includes(text))).toEqual([]);
  });

  test("shows each question and answer exactly as in its structured data", () => {
    const questions = nodes.filter((node) => node["@type"] === "Question");
    const asked = faqs.filter((faq) => `/${faq.page}` === route);
    expect(questions.map(({ name }) => name)).toEqual(asked.map(({ question }) => question));
    for (const [index, { name, acceptedAnswer }] of questions.entries()) {
      const place = document.getElementById(asked[index]?.id ?? "");
      const answer = String((acceptedAnswer as Node)["text"]);
      expect(textOf(place)).toContain(String(name));
      expect(normalized(textOf(place))).toContain(normalized(answer));
      // A list is joined as sentences: no item may run into the next.
      const lines = [...(place?.querySelectorAll("li") ?? [])].map(textOf);
      expect(lines.filter((line) => !/[.!?]$/.test(line) && !/^[.;:]/.test(answer.split(line)[1] ?? ""))).toEqual([]);
    }
  });

  test("has breadcrumbs from the home page to itself, if it is not that", () => {
    const crumbs = graph.find((node) => node["@type"] === "BreadcrumbList");
    const items = (crumbs?.["itemListElement"] ?? []) as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect([items[0]?.item, items.at(-1)?.item]).toEqual(
      route === "/" ? [undefined, undefined] : [`${practice.site}/`, address],
    );
  });
});

test("the 404 page has no structured data: it is not meant to be found", () => {
  expect(blocks(notFound.html)).toEqual([]);
});

test("every referenced node is defined on some page, and described the same way wherever it is", () => {
  const known = new Set(described.map((node) => node["@id"]));
  const references = everyNode.filter(isReference).map((node) => node["@id"]);
  expect(references.filter((id) => !known.has(id))).toEqual([]);
  expect(references.length).toBeGreaterThan(0);
  const seen = new Map<string, unknown>();
  const contradictions = described.flatMap((node) =>
    Object.entries(node).filter(([property, value]) => {
      const key = `${String(node["@id"])} ${property}`;
      if (!seen.has(key)) seen.set(key, value);
      return JSON.stringify(seen.get(key)) !== JSON.stringify(value);
    }),
  );
  expect(contradictions).toEqual([]);
});

test("the practice is a medical organization with its line, its address for mail, a logo, and its offices as parts", () => {
  const [organization] = graphOf(pageAt("/"));
  expect(organization).toMatchObject({
    "@type": "MedicalOrganization",
    name: practice.name,
    telephone: practice.phone,
    email: practice.email,
    department: offices.map(({ id }) => ({ "@id": `${practice.site}/locations#${id}` })),
  });
  expect(organization?.["logo"]).toSatisfy(isFile, "a file of the build");
  expect(ofType("WebSite")).toEqual([expect.objectContaining({ publisher: practiceNode })]);
});

const openings = (open: readonly { days: readonly string[]; opens: string; closes: string }[]) =>
  open.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens,
    closes,
  }));

test.each(offices)(
  "the $name office has its own line, its address, its days with fixed times, and its care",
  (office) => {
    const clinic = graphOf(pageAt("/locations")).find(
      (node) => node["@id"] === `${practice.site}/locations#${office.id}`,
    );
    // An IME is not treatment, and a `MedicalClinic` may list only treatment.
    const cares = services.filter(({ id, offices: at }) => id !== "ime-reports" && at.includes(office.id));
    expect(clinic).toMatchObject({
      "@type": "MedicalClinic",
      parentOrganization: practiceNode,
      telephone: office.phone,
      address: {
        streetAddress: office.street,
        addressLocality: office.city,
        addressRegion: office.state,
        postalCode: office.zip,
        addressCountry: "US",
      },
      openingHoursSpecification: openings(office.hours.open),
      availableService: cares.map(({ id }) => ({ "@id": `${practice.site}/services#${id}` })),
    });
  },
);

test("the practice’s line is published as open on its days with fixed times alone", () => {
  const text = JSON.stringify(ofType("ContactPoint"));
  const open = weekdays.filter((day) => practice.phoneHours.open.some(({ days }) => days.includes(day)));
  expect(weekdays.filter((day) => text.includes(`https://schema.org/${day}`))).toEqual(open);
});

test.each([
  { route: "/for-patients", types: ["MedicalWebPage"] },
  { route: "/for-attorneys", types: ["WebPage", "Service"] },
  { route: "/services", types: ["MedicalWebPage", "ItemList"] },
  { route: "/conditions", types: ["MedicalWebPage", "MedicalCondition"] },
  { route: "/about", types: ["AboutPage"] },
  { route: "/contact", types: ["ContactPage"] },
  { route: "/insurance", types: ["WebPage", "FAQPage"] },
  { route: "/blog", types: ["Blog"] },
  { route: "/faq", types: ["FAQPage"] },
  { route: "/glossary", types: ["WebPage", "DefinedTermSet"] },
])("$route has the schema.org types $types", ({ route, types }) => {
  expect(graphOf(pageAt(route)).map((node) => node["@type"])).toEqual(expect.arrayContaining(types));
});

test.each([
  { id: "emg-ncs-testing", type: "MedicalTest", because: "it measures" },
  { id: "ime-reports", type: "Service", because: "it is an opinion and not care" },
  { id: "neurological-assessment", type: "MedicalProcedure", because: "it is an exam" },
])("$id is a $type: $because", ({ id, type }) => {
  const named = nodesIn(graphOf(pageAt("/services"))).find((node) => String(node["@id"]).endsWith(`/services#${id}`));
  expect(named?.["@type"]).toBe(type);
});

test.each(conditions)("$id has the signs of content/", ({ id, symptoms }) => {
  const node = graphOf(pageAt("/conditions")).find((one) => one["@id"] === `${practice.site}/conditions#${id}`);
  expect(node?.["signOrSymptom"]).toEqual(symptoms.map((name) => ({ "@type": "MedicalSymptom", name })));
});

test.each(articles)("/blog/$id is an article by the practice, with the dates of the content", (article) => {
  const { id, date, updated = date } = article;
  const page = pageAt(`/blog/${id}`);
  const posts = nodesIn(graphOf(page)).filter((node) => node["@type"] === "BlogPosting");
  expect(posts).toEqual([
    expect.objectContaining({
      author: practiceNode,
      publisher: practiceNode,
      url: `${practice.site}/blog/${id}`,
      datePublished: date,
      dateModified: updated,
    }),
  ]);
  const [post] = posts;
  expect(textOf(one(page.document, "main"))).toContain(`${/\d+/.exec(String(post?.["timeRequired"]))} min read`);
  expect(post?.["image"]).toSatisfy(isFile, "a file of the build");
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
