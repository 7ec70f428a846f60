import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { parse, stringify } from "yaml";
import { valueOf } from "#editor/change.ts";
import { entryChanges, withEntries } from "./entry-changes.ts";

const content = contentFiles();
const textOf = (path: string) => content.get(path) ?? "";

test("changes are listed in plain words: days and hours as pages show them, texts by paragraph", () => {
  const path = "offices/brooklyn.yaml";
  const day = `hours:\n  open:\n    - days: [Saturday]\n      opens: "09:00"\n      closes: "14:00"\n`;
  const before = new Map(content).set(path, textOf(path).replace(/\nhours:[\s\S]*?\n(?=\S)/, `\n${day}`));
  const closed = "otherHours:\n  - from: 2026-12-24\n    reason: Christmas Eve\nhours:";
  const changed = (before.get(path) ?? "").replace('"09:00"', '"10:00"').replace("hours:", closed);
  const after = new Map(before).set(path, changed);
  expect(entryChanges(before, after)).toMatchObject([
    {
      title: "Hours and closures: Brooklyn",
      changes: [
        { where: "Saturday in Brooklyn", before: "9:00 AM–2:00 PM", after: "10:00 AM–2:00 PM" },
        { where: "Brooklyn: Closures and other hours", before: "", after: "December 24, 2026, Christmas Eve" },
      ],
    },
  ]);
  expect(entryChanges(after, after)).toEqual([]);
});

test("a changed text is listed as it reads, without marks", () => {
  const path = "faqs/are-passengers-covered.md";
  const texts = (first: string, second: string) =>
    new Map(content).set(path, textOf(path).replace(/(?<=\n---\n)[^]*$/, `\n${first}\n\n${second}\n`));
  const before = texts("See [the form](/contact).", "Call us.");
  const [entry] = entryChanges(before, texts("See [a form](/contact) first.", "**Call** us."));
  expect(entry?.changes).toMatchObject([
    { before: "See the form.", after: "See a form first." },
    { before: "Call us.", after: "Call us. (with other formatting or links)" },
  ]);
});

test("the order of a folder is one change, beside those of its entries", async () => {
  const paths = ["faqs/are-passengers-covered.md", "faqs/will-i-need-an-emg.md"];
  const changed = paths.map((path, at) => textOf(path).replace(/^order: .*$/m, `order: ${at + 80}`));
  const [first = ""] = changed;
  const after = new Map(content).set(paths[1] ?? "", changed[1] ?? "");
  after.set(paths[0] ?? "", first.replace(/^question: .*$/m, "question: Who?"));
  const all = entryChanges(content, after);
  expect(all.map(({ key }) => key)).toEqual([paths[0], "faqs/#"]);
  expect(all[1]?.changes.map(({ after }) => after)).toEqual(["place 80", "place 81"]);
  const moved = await withEntries(content, after, new Set(["faqs/#"]));
  expect(paths.map((path) => moved.get(path))).toEqual(changed);
  const renamed = await withEntries(content, after, new Set([paths[0] ?? ""]));
  expect(renamed.get(paths[0] ?? "")).toBe(textOf(paths[0] ?? "").replace(/^question: .*$/m, "question: Who?"));
  expect(renamed.get(paths[1] ?? "")).toBe(textOf(paths[1] ?? ""));
});

test("of a file, each form is a change of its own", async () => {
  const path = "practice.yaml";
  const [address, name] = [/^email: .*$/m, /^name: .*$/m];
  const after = new Map(content).set(
    path,
    textOf(path).replace(address, "email: desk@example.com").replace(name, "name: Nerves"),
  );
  expect(entryChanges(content, after).map(({ key, title }) => [key, title])).toEqual([
    ["practice.yaml:contact", "Phone, fax and email"],
    ["practice.yaml:practice", "The practice"],
  ]);
  const taken = await withEntries(content, after, new Set(["practice.yaml:contact"]));
  expect(taken.get(path)).toBe(textOf(path).replace(address, "email: desk@example.com"));
});

test("a picture belongs to the entry that shows it, and a comment to its file", () => {
  const path = "pictures/a.jpg";
  const after = new Map(content)
    .set(path, "/9j/")
    .set("glossary.yaml", `# For the front desk.\n${textOf("glossary.yaml")}`);
  expect(entryChanges(content, after)).toMatchObject([
    { key: "glossary.yaml", title: "Glossary", changes: [] },
    { key: "pictures.yaml", title: "Pictures" },
  ]);
});

type Item = { id: string; words?: string[]; [key: string]: unknown };

test("the items of a list are taken one by one: changed, added, removed, and put in order", async () => {
  const path = "glossary.yaml";
  const old = parse(textOf(path)) as Item[];
  const [first, second, third, ...rest] = old as [Item, Item, Item, ...Item[]];
  const added = { ...second, id: "a-new-term", term: "A new term", words: ["a new term"] };
  const next = [{ ...third, meaning: "Changed." }, second, added, ...rest];
  const after = new Map(content).set(path, stringify(next));
  const keys = entryChanges(content, after).map(({ key }) => key);
  expect(keys).toEqual([`${path}#${first.id}`, `${path}#${third.id}`, `${path}#a-new-term`, `${path}#`]);
  const taken = async (...ids: string[]) => {
    const files = await withEntries(content, after, new Set(ids.map((id) => `${path}#${id}`)));
    return { text: files.get(path) ?? "", value: valueOf(path, files.get(path) ?? "") };
  };
  expect((await taken(third.id)).value).toEqual([first, second, { ...third, meaning: "Changed." }, ...rest]);
  expect((await taken(first.id)).value).toEqual([second, third, ...rest]);
  expect((await taken("a-new-term")).value).toEqual([first, second, added, third, ...rest]);
  expect((await taken("")).value).toEqual([first, third, second, ...rest]);
  expect((await taken(first.id, third.id, "a-new-term", "")).text, "all of it is the file itself").toBe(
    stringify(next),
  );
});
