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
      title: "Offices: Brooklyn",
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

test("an entry that was moved says from which place to which", () => {
  const path = "faqs/are-passengers-covered.md";
  const at = (place: number) => new Map(content).set(path, textOf(path).replace(/^order: .*$/m, `order: ${place}`));
  const [entry] = entryChanges(at(3), at(2));
  expect(entry?.changes).toMatchObject([{ before: "place 3", after: "place 2" }]);
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
