import { z } from "astro/zod";
import { describe, expect, test } from "vitest";
import { checkedEntries, contentFiles } from "@practice/site/content/check.ts";
import { contentRules } from "@practice/site/content/collections.ts";
import { review } from "@practice/site/content/fields.ts";
import type { ToConfirm } from "@practice/site/content/to-confirm-schema.ts";
import type { Finding } from "./finding.ts";
import { launchReport } from "./report.ts";
import { reportText } from "./report-text.ts";

const day = "2026-11-23";

const text = z.strictObject({ title: z.string(), ...review });
const collections = {
  faqs: { path: "faqs/", schema: text },
  words: { path: "words.yaml", schema: text },
  rules: { path: "rules/", schema: z.strictObject({ points: z.array(text) }) },
  practice: { path: "practice.yaml", schema: z.strictObject({}) },
};

/** A practice without findings. */
const practice = "phone: '+17182345142'\nemail: desk@harbor.org\nphysician: { name: Robin Doe, MD }\n";
const noPhysician = practice.replace(/physician.*\n/, "");

/**
 * The findings in these files, each as `kind file:line field`; the practice is the good one unless they have their own.
 */
function found(files: Readonly<Record<string, string>>): string[] {
  return report(files).map(({ kind, file, line, field }) => `${kind} ${file.replace("content/", "")}:${line} ${field}`);
}

function report(files: Readonly<Record<string, string>>): Finding[] {
  return launchReport({ files: new Map(Object.entries({ "practice.yaml": practice, ...files })), collections, day });
}

const reviewed = "title: One\nreviewer: Robin Doe, MD\nreviewed:";
const spanish = (state: string, edition: number) =>
  `language: es\nname: Español\nstate: ${state}\nsections: { danger: { edition: ${edition} } }\n`;
const english = { "languages/en.yaml": spanish("draft", 1).replace("es", "en") };
const question = "- id: phones\n  question: Has someone called?\n  source: Good practice\n  certainty: custom\n";
const toConfirm = (more: string) =>
  `- id: name\n  kind: sample\n  what: The name.\n  how: Write it.\n  who: [practice]\n  values: [{ file: content/practice.yaml, path: name, sample: Harbor }]\n  pages: every page\n${more}`;

test.each([
  ["a number for films", { "practice.yaml": `fax: "+17185550142"\n${practice}` }, ["sample practice.yaml:1 fax"]],
  ["one beside it", { "practice.yaml": `fax: "+17185550242"\n${practice}` }, []],
  ["one as people write it", { "a.yaml": "text: Call (718) 555-0142 today." }, ["sample a.yaml:1 text"]],
  [
    "one in the text of a Markdown file",
    { "a.md": "---\ntitle: A\n---\n\nCall 718-555-0142." },
    ["sample a.md:5 text"],
  ],
  ["a longer number that holds one", { "a.yaml": 'text: "171855501423"' }, []],
  ["a domain for examples", { "a.yaml": "# Sites\n- id: b\n  url: https://b.example.com/" }, ["sample a.yaml:3 b.url"]],
  ["an email for examples", { "a.yaml": "email: office@example.org" }, ["sample a.yaml:1 email"]],
  ["domains that only look so", { "a.yaml": "- https://www.counterexample.com/\n- https://example.community/" }, []],
  ["the word example in a sentence", { "a.yaml": "text: For example, a nerve test." }, []],
  ["a place left open", { "a.yaml": "text: TODO" }, ["sample a.yaml:1 text"]],
  ["a field that is called so", { "a.yaml": "TODO: a text" }, []],
  ["a number of zeros", { "a.yaml": 'npi: "0000000000"' }, ["sample a.yaml:1 npi"]],
  ["a number with zeros in it", { "a.yaml": 'npi: "1000000000"\nzip: "10001"' }, []],
  ["an example in a comment", { "a.yaml": '# fax: "+17185550199"\n# example.com\na: b' }, []],
  ["a comment on a value that is found", { "a.yaml": 'fax: "+17185550142" # SAMPLE' }, ["sample a.yaml:1 fax"]],
  ["a marked value", { "a.yaml": "a: b\nzip: c # to confirm with the practice" }, ["mark a.yaml:2 zip"]],
  ["a mark on a line of its own", { "a.yaml": "a:\n  # SAMPLE VALUES\n  b: c" }, ["mark a.yaml:2 "]],
  ["a mark in Markdown", { "a.md": "---\nb: c\n---\nText\n<!-- to be confirmed -->" }, ["mark a.md:5 "]],
  ["a comment that marks nothing", { "a.yaml": "# On /sample-report; leave out until it is confirmed.\na: b" }, []],
  ["a “#” within a text", { "a.yaml": 'a: |\n  # SAMPLE\nb: "c # SAMPLE"' }, []],
  [
    "messages that no one gets",
    { "practice.yaml": `${practice}messageDelivery: off\n` },
    ["missing practice.yaml:4 messageDelivery"],
  ],
  ["messages by email", { "practice.yaml": `${practice}messageDelivery: email\n` }, []],
  [
    "a place without a picture",
    { "pictures.yaml": "physician: { file: a.jpg }\nteam: {}\n" },
    ["advice pictures.yaml:2 team"],
  ],
  ["no physician", { "practice.yaml": `${noPhysician}# physician:\n` }, ["missing practice.yaml:3 physician"]],
  [
    "what is listed as a sample and still there",
    { "practice.yaml": `name: Harbor\n${practice}`, "to-confirm.yaml": toConfirm("") },
    ["sample practice.yaml:1 name"],
  ],
  [
    "what was listed as a sample, replaced and not settled",
    { "practice.yaml": `name: Bay\n${practice}`, "to-confirm.yaml": toConfirm("") },
    ["confirm to-confirm.yaml:1 name"],
  ],
  [
    "what turned out to be right",
    {
      "practice.yaml": `name: Harbor\n${practice}`,
      "to-confirm.yaml": toConfirm("  settled: { by: Robin Doe, on: 2026-11-20 }\n"),
    },
    [],
  ],
  ["a question that nobody confirmed", { "launch.yaml": question }, ["question launch.yaml:1 phones"]],
  ["one that does not apply", { "launch.yaml": `${question}  not: We have no phone.` }, []],
  ["one that is confirmed", { "launch.yaml": `${question}  confirmed: { by: Robin Doe, on: 2020-01-01 }` }, []],
  [
    "one that is confirmed for a day to come",
    { "launch.yaml": `${question}  confirmed: { by: Robin Doe, on: 2026-11-24 }` },
    ["question launch.yaml:1 phones"],
  ],
  [
    "one that has to be asked again",
    { "launch.yaml": `${question}  confirmed: { by: Robin Doe, on: 2026-05-22 }\n  renew: 6` },
    ["renew launch.yaml:1 phones"],
  ],
  [
    "one that still holds on its last day",
    { "launch.yaml": `${question}  confirmed: { by: Robin Doe, on: 2026-05-23 }\n  renew: 6` },
    [],
  ],
  ["a text without a reviewer", { "faqs/a.md": "---\ntitle: A\n---\nText" }, ["unreviewed faqs/a.md:2 "]],
  ["a text reviewed a year ago", { "faqs/a.md": `---\n${reviewed} 2025-11-23\n---\nText` }, []],
  [
    "a text reviewed a year and a day ago",
    { "faqs/a.md": `---\n${reviewed} 2025-11-22\n---\nText` },
    ["old-review faqs/a.md:2 "],
  ],
  ["an entry of a list without a reviewer", { "words.yaml": "- id: a\n  title: A" }, ["unreviewed words.yaml:1 a"]],
  ["a point of a file", { "rules/a.yaml": "points:\n  - id: b\n    title: B" }, ["unreviewed rules/a.yaml:2 points.b"]],
  [
    "a draft in another language",
    { ...english, "languages/es.yaml": spanish("draft", 1) },
    ["translation languages/es.yaml:3 state"],
  ],
  [
    "a translation that no second person has checked",
    { ...english, "languages/es.yaml": spanish("translated", 1) },
    ["translation languages/es.yaml:3 state"],
  ],
  [
    "a tool that is a draft in another language",
    {
      "claim/en.yaml": "language: en\nstate: draft\nedition: 1\npage: { title: Your claim }\n",
      "claim/es.yaml": "language: es\nstate: draft\nedition: 1\npage: { title: Su reclamo }\n",
    },
    ["translation claim/es.yaml:2 state"],
  ],
  ["a checked one", { ...english, "languages/es.yaml": spanish("checked", 1) }, []],
  [
    "a checked one with old danger signs",
    { "languages/en.yaml": spanish("draft", 2).replace("es", "en"), "languages/es.yaml": spanish("checked", 1) },
    ["translation languages/es.yaml:3 state"],
  ],
  [
    "a draft that the site goes live without",
    {
      ...english,
      "languages/es.yaml": spanish("draft", 1),
      "to-confirm.yaml": toConfirm("  settled: { by: Robin Doe, on: 2026-11-20 }\n").replace(
        "practice.yaml, path: name, sample: Harbor",
        "languages/es.yaml",
      ),
    },
    [],
  ],
  ["a text that needs no review", { "notes.yaml": "title: A" }, []],
  [
    "a rule known only from general knowledge",
    { "words.yaml": "- id: a\n  title: A\n  certainty: general" },
    ["likely words.yaml:1 a"],
  ],
  ["a rule that was read in the law", { "notes.yaml": "- id: a\n  certainty: law" }, []],
  [
    "a rule within a text that was reviewed",
    { "words.yaml": "- id: a\n  title: A\n  reviewer: R\n  reviewed: 2026-11-01\n  b: { certainty: general }" },
    [],
  ],
])("the report on %s has exactly the expected findings", (_, files, finds) => {
  expect(found(files)).toEqual(finds);
});

test("a finding says what is there, what to write, and why", () => {
  expect(report({ "launch.yaml": question })).toEqual([
    {
      kind: "question",
      file: "content/launch.yaml",
      line: 1,
      field: "phones",
      found: "Has someone called?",
      write: "Write under “confirmed” who confirmed it and when, or under “not” why it does not apply.",
      source: "Good practice",
    },
  ]);
});

describe("in content/", () => {
  const files = contentFiles();
  const rules = contentRules(files);
  const findings = launchReport({ files, collections: rules, day });
  const listed = checkedEntries(rules.toConfirm, files).map(({ data }) => data as ToConfirm);

  test("every sample listed for replacement is found while it is there, and nothing else", () => {
    const samples = listed.flatMap(({ kind, values, settled }) => (kind === "sample" && !settled ? values : []));
    const left = samples.filter(
      ({ file, sample }) => sample && files.get(file.replace("content/", ""))?.includes(sample),
    );
    const places = left.map(({ file, path }) => `${file} ${path}`);
    expect(findings.flatMap(({ kind, file, field }) => (kind === "sample" ? [`${file} ${field}`] : [])).sort()).toEqual(
      places.sort(),
    );
  });

  test("every finding points to a line of its file", () => {
    const lost = findings.filter(({ file, line, field }) => {
      const at = files.get(file.replace("content/", ""))?.split("\n")[line - 1] ?? "";
      const key = field.split(".").at(-1) ?? "";
      return !at.includes(key) && !/^---$|^\w+:/.test(at);
    });
    expect(lost).toEqual([]);
  });
});

describe("as text", () => {
  test("the report of a site without findings is one line", () => {
    expect(reportText([])).toBe("Ready to go live.");
  });

  test("advice keeps nothing from going live", () => {
    const lines = reportText(report({ "pictures.yaml": "team: {}\n" })).split("\n");
    expect(lines).toContain("  content/pictures.yaml:1 team");
    expect(lines.at(-1)).toBe("Ready to go live.");
  });

  test("the report has each place, and for many texts a line for each file", () => {
    const lines = reportText(
      report({ "words.yaml": "- id: a\n  title: A\n- id: b\n  title: B", "launch.yaml": question }),
    ).split("\n");
    expect(lines).toEqual([
      "Questions that no one has confirmed (1)",
      "  content/launch.yaml:1 phones",
      "    Has someone called?",
      "    [Good practice]",
      "  → Write under “confirmed” who confirmed it and when, or under “not” why it does not apply.",
      "",
      "Texts without a reviewer (2)",
      "  content/words.yaml: lines 1, 3",
      "  → Have it reviewed, then write “reviewer” and “reviewed”.",
      "",
      "Not ready to go live: 3 found.",
    ]);
  });
});
