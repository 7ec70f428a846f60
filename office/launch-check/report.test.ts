import { describe, expect, test } from "vitest";
import { checkedEntries, contentFiles } from "@practice/site/content/check.ts";
import { contentRules } from "@practice/site/content/collections.ts";
import type { ToConfirm } from "@practice/site/content/to-confirm-schema.ts";
import type { Finding } from "./finding.ts";
import { launchReport } from "./report.ts";
import { reportText } from "./report-text.ts";

const day = "2026-11-23";
const content = contentFiles();
const collections = contentRules(content);

/** A practice without findings, and more. */
const practice = (more = ""): Files => ({
  "practice.yaml": `phone: "+17182345142"\nemail: desk@harbor.org\nphysician: { name: Robin Doe, MD }\n${more}`,
});

type Files = Readonly<Record<string, string>>;

/** The report on these files; the practice is the good one unless they have their own. */
const report = (files: Files) =>
  launchReport({ files: new Map(Object.entries({ ...practice(), ...files })), collections, day });

/** The findings, each as `kind file:line field`. */
const found = (files: Files) =>
  report(files).findings.map(
    ({ kind, file, line, field }) => `${kind} ${file.replace("content/", "")}:${line} ${field}`,
  );

const asked = (answer: string): Files => ({
  "launch.yaml": `- id: phones\n  question: Has someone called?\n  source: Good practice\n  certainty: custom\n  ${answer}`,
});
const harbor = practice("name: Harbor");
const toConfirm = (more = ""): Files => ({
  "to-confirm.yaml": `- id: name\n  kind: sample\n  what: The name.\n  how: Write it.\n  who: [practice]\n  values: [{ file: content/practice.yaml, path: name, sample: Harbor }]\n  pages: every page\n${more}`,
});
const settled = "  settled: { by: Robin Doe, on: 2026-11-20 }\n";

type Case = [because: string, files: Files, ...finds: string[]];

test.each<Case>([
  ["a number is for films", { "a.yaml": 'fax: "+17185550142"' }, "sample a.yaml:1 fax"],
  ["one beside those for films may be real", { "a.yaml": 'fax: "+17185550242"' }],
  ["people write it with brackets", { "a.yaml": "text: Call (718) 555-0142 today." }, "sample a.yaml:1 text"],
  ["Markdown has it, too", { "a.md": "---\ntitle: A\n---\n\nCall 718-555-0142." }, "sample a.md:5 text"],
  ["a longer number only holds one", { "a.yaml": 'text: "171855501423"' }],
  ["a fingerprint is no number", { "a.yaml": `text: ${"a7185550142bcdef".repeat(4)}` }],
  [
    "a domain is for examples",
    { "a.yaml": "# Sites\n- id: b\n  url: https://b.example.com/" },
    "sample a.yaml:3 b.url",
  ],
  ["an email is for examples", { "a.yaml": "email: office@example.org" }, "sample a.yaml:1 email"],
  ["domains only look so", { "a.yaml": "- https://www.counterexample.com/\n- https://example.community/" }],
  ["it is a word of a sentence", { "a.yaml": "text: For example, a nerve test." }],
  ["a place was left open", { "a.yaml": "text: TODO" }, "sample a.yaml:1 text"],
  ["a key is no value", { "a.yaml": "TODO: a text" }],
  ["zeros alone are made up", { "a.yaml": 'npi: "0000000000"' }, "sample a.yaml:1 npi"],
  ["a real number can have zeros", { "a.yaml": 'npi: "1000000000"\nzip: "10001"' }],
  ["a comment may give examples", { "a.yaml": '# fax: "+17185550199"\n# example.com\na: b' }],
  ["a marked sample is one finding", { "a.yaml": 'fax: "+17185550142" # SAMPLE' }, "sample a.yaml:1 fax"],
  ["a comment marks what it is beside", { "a.yaml": "a: b\nzip: c # to confirm with us" }, "mark a.yaml:2 zip"],
  ["a mark can stand alone", { "a.yaml": "a:\n  # SAMPLE VALUES\n  b: c" }, "mark a.yaml:2 "],
  ["Markdown has marks, too", { "a.md": "---\nb: c\n---\nText\n<!-- to be confirmed -->" }, "mark a.md:5 "],
  ["a comment marks nothing", { "a.yaml": "# On /sample-report; leave out until it is confirmed.\na: b" }],
  ["a “#” is part of a text", { "a.yaml": 'a: |\n  # SAMPLE\nb: "c # SAMPLE"' }],
  ["nobody gets messages", practice("messageDelivery: off"), "missing practice.yaml:4 messageDelivery"],
  ["messages go by email", practice("messageDelivery: email")],
  ["a place has no picture", { "pictures.yaml": "physician: { file: a }\nteam: {}" }, "advice pictures.yaml:2 team"],
  ["no physician is named", { "practice.yaml": "email: a@b.org\n# physician:" }, "missing practice.yaml:2 physician"],
  ["a listed sample is one finding", { ...harbor, ...toConfirm() }, "sample practice.yaml:4 name"],
  ["nobody settled what was replaced", { ...practice("name: Bay"), ...toConfirm() }, "confirm to-confirm.yaml:1 name"],
  ["a listed sample turned out to be right", { ...harbor, ...toConfirm(settled) }],
  ["nobody confirmed it", asked(""), "question launch.yaml:1 phones"],
  ["a question does not apply", asked("not: We have no phone.")],
  ["it was confirmed, and is asked once", asked("confirmed: { by: Robin Doe, on: 2020-01-01 }")],
  ["tomorrow is to come", asked("confirmed: { by: R, on: 2026-11-24 }"), "question launch.yaml:1 phones"],
  ["six months have passed", asked("renew: 6\n  confirmed: { by: R, on: 2026-05-22 }"), "renew launch.yaml:1 phones"],
  ["it holds on its last day", asked("renew: 6\n  confirmed: { by: R, on: 2026-05-23 }")],
])("because %s, exactly this is found", (_because, files, ...finds) => {
  expect(found(files)).toEqual(finds);
});

describe("in content/", () => {
  const { findings } = launchReport({ files: content, collections, day });
  const listed = checkedEntries(collections.toConfirm, content).map(({ data }) => data as ToConfirm);

  test("every sample listed for replacement is found while it is there, and nothing else", () => {
    const samples = listed.flatMap(({ kind, values, settled: isSettled }) =>
      kind === "sample" && !isSettled ? values : [],
    );
    const left = samples.filter(
      ({ file, sample }) => sample && content.get(file.replace("content/", ""))?.includes(sample),
    );
    const places = left.map(({ file, path }) => `${file} ${path}`);
    expect(findings.flatMap(({ kind, file, field }) => (kind === "sample" ? [`${file} ${field}`] : [])).sort()).toEqual(
      places.sort(),
    );
  });

  test("every finding points to a line of its file, except a review that nobody has done", () => {
    const lost = findings.filter(({ file, line, field, group }) => {
      const at = content.get(file.replace("content/", ""))?.split("\n")[line - 1] ?? "";
      return !(group && line === 0) && !at.includes(field.split(".").at(-1) ?? "") && !/^---$|^\w+:/.test(at);
    });
    expect(lost).toEqual([]);
  });

  test("the words are those of the forms, never the keys of files", () => {
    const keys = /\b(?:reviewer|reviewed”|“confirmed”|“not”|“settled”|messageDelivery)\b/;
    expect(findings.map(({ found: says, write }) => `${says} ${write}`).filter((text) => keys.test(text))).toEqual([]);
  });
});

describe("as text", () => {
  const lines = (files: Files) => reportText(report(files)).split("\n");

  test("the report of a site without findings is one line", () => {
    expect(lines({})).toEqual(["Ready to go live."]);
  });

  test("advice keeps nothing from going live", () => {
    expect(lines({ "pictures.yaml": "team: {}\n" }).at(-1)).toBe("Ready to go live.");
  });

  test("each finding has its place, what is there, its source, and what to do; a group has its commands", () => {
    const [open] = report(asked("")).findings as [Finding];
    expect(lines({ ...asked(""), "on-foot.yaml": "- id: a\n  title: A\n- id: b\n  title: B" })).toEqual([
      "Questions that no one has confirmed (1)",
      "  content/launch.yaml:1 phones",
      `    ${open.found}`,
      "    [Good practice]",
      `  → ${open.write}`,
      "",
      "Texts that nobody has reviewed (1)",
      "  content/reviews.yaml law",
      "    The law: nobody has reviewed 2 texts.",
      "    The list: npm run launch-check -- --group law",
      "    The record: npm run launch-check -- --reviewed law --by 'First Last, Esq.'",
      "  → An attorney reads these 2 texts, and you record it.",
      "",
      "Not ready to go live: 2 found.",
    ]);
  });
});
