import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import type { EditorValue, Field } from "#editor/api-types.ts";
import { changedLines } from "#editor/testing.ts";
import { editYaml, Unwritable } from "./edit.ts";

const text = (key: string): Field => ({ key, kind: "text", title: key, optional: true });
const list = (key: string, item: Field): Field => ({ key, kind: "list", title: key, item });
const group = (key: string, ...fields: Field[]): Field => ({ key, kind: "group", title: key, fields });

const shape = group(
  "",
  text("name"),
  text("note"),
  text("phone"),
  text("zip"),
  list("items", text("")),
  list("rows", group("", text("name"), text("east"))),
  group("doctor", text("name"), text("since")),
  text("end"),
);

const file = `# What is above the first entry belongs to the file.
name: No-Fault # a comment beside it
phone: "+17185550142" # SAMPLE

# Above the items.
items:
  - One
  # Belongs to Two.
  - Two
  - "Three: with a colon"
  # Belongs to Two no more.

  # A comment of its own.

  - Four
rows:
  - { name: Ocean, east: -2 }
  - { name: Coney, east: 0 } # beside Coney
text: >-
  The first line is here,
  and the second one is here, too,
  and a third.
# doctor:
#   name: First Last, MD

end: done
`;

const read = (source: string) => parseDocument(source).toJS() as Record<string, EditorValue>;
const changed = (change: (value: Record<string, unknown>) => unknown, source = file) => {
  const value = structuredClone(read(source));
  change(value);
  const edited = editYaml(source, value as EditorValue, shape);
  return { edited, lines: changedLines(source, edited), back: editYaml(edited, read(source), shape) };
};
const items = (value: Record<string, unknown>) => value["items"] as string[];
const rows = (value: Record<string, unknown>) => value["rows"] as object[];

describe("a change writes only what differs, and undoing it restores the same bytes", () => {
  test.each<{ what: string; change: (value: Record<string, unknown>) => unknown; lines: string[] }>([
    {
      what: "a plain text keeps the comment beside it",
      change: (value) => (value["name"] = "Neurology"),
      lines: ["- name: No-Fault # a comment beside it", "+ name: Neurology # a comment beside it"],
    },
    {
      what: "a text that needs quotes gets them",
      change: (value) => (value["name"] = "Neurology: #1"),
      lines: ["- name: No-Fault # a comment beside it", '+ name: "Neurology: #1" # a comment beside it'],
    },
    {
      what: "a number that is text keeps its quotes",
      change: (value) => (value["phone"] = "+17185550199"),
      lines: ['- phone: "+17185550142" # SAMPLE', '+ phone: "+17185550199" # SAMPLE'],
    },
    {
      what: "a line of a wrapped text leaves the other lines",
      change: (value) => (value["text"] = String(value["text"]).replace("second one", "2nd")),
      lines: ["-   and the second one is here, too,", "+   and the 2nd is here, too,"],
    },
    {
      what: "a paragraph is added to a wrapped text",
      change: (value) => (value["text"] = `${String(value["text"])}\nAnother one.`),
      lines: ["+ ", "+   Another one."],
    },
    {
      what: "a text of several lines becomes a block",
      change: (value) => (value["end"] = "one\n\n  two"),
      lines: ["- end: done", "+ end: |-", "+   one", "+     two", "+ "],
    },
    {
      what: "an item is added at the end",
      change: (value) => items(value).push("Five"),
      lines: ["+   - Five"],
    },
    {
      what: "an item is added first",
      change: (value) => items(value).unshift("- dash"),
      lines: ['+   - "- dash"'],
    },
    {
      what: "an item moves with the comment above it",
      change: (value) => (value["items"] = ["One", "Three: with a colon", "Two", "Four"]),
      lines: ['+   - "Three: with a colon"', '-   - "Three: with a colon"'],
    },
    {
      what: "a row is changed within its brackets",
      change: (value) => (rows(value)[1] = { name: "Coney, Avenue", east: 1 }),
      lines: [
        "-   - { name: Coney, east: 0 } # beside Coney",
        '+   - { name: "Coney, Avenue", east: 1 } # beside Coney',
      ],
    },
    {
      what: "a row is added as the others are",
      change: (value) => rows(value).push({ east: 3, name: "E" }),
      lines: ["+   - { name: E, east: 3 }"],
    },
    {
      what: "a key is added where the form has it",
      change: (value) => (value["zip"] = "11223"),
      lines: ['+ zip: "11223"'],
    },
    {
      what: "a group is added under the comment that shows it",
      change: (value) => (value["doctor"] = { name: "Ana", since: "2001" }),
      lines: ["+ doctor:", "+   name: Ana", '+   since: "2001"', "+ "],
    },
    {
      what: "a key goes",
      change: (value) => delete value["end"],
      lines: ["- end: done", "- "],
    },
    {
      what: "a list becomes empty",
      change: (value) => (value["rows"] = []),
      lines: [
        "- rows:",
        "-   - { name: Ocean, east: -2 }",
        "-   - { name: Coney, east: 0 } # beside Coney",
        "+ rows: [] # beside Coney",
      ],
    },
  ])("$what", ({ what, change, lines }) => {
    const result = changed(change);
    expect(result.lines).toEqual(lines);
    // A comment is removed with its entry, and cannot be restored.
    const losesComments = what === "a list becomes empty";
    const losesPlace = what === "a key goes";
    if (!losesComments && !losesPlace) expect(result.back).toBe(file);
  });
});

test("removing an item removes its own comments, and no others", () => {
  const { edited } = changed((value) => items(value).splice(1, 1));
  expect(edited).toBe(file.replace("  # Belongs to Two.\n  - Two\n", ""));
});

test("comments separated by an empty line stay when the items around them are removed", () => {
  const { edited } = changed((value) => items(value).splice(2, 2));
  expect(edited).toContain("  # A comment of its own.\n");
  expect(edited).toContain("# Belongs to Two no more.");
});

test.each(["\n", "\r\n"])("line endings are preserved (%j)", (eol) => {
  const source = file.replaceAll("\n", eol);
  const { edited, back } = changed((value) => {
    value["text"] = "New: text\nof two lines";
    items(value).push("Five");
    value["zip"] = "11223";
  }, source);
  expect(edited.replaceAll(eol, "")).not.toMatch(/[\r\n]/);
  expect(edited).toContain(`  - Five${eol}`);
  expect(back.replaceAll(eol, "")).not.toMatch(/[\r\n]/);
});

test("a file without a final newline stays without one", () => {
  expect(changed((value) => (value["name"] = "b"), "name: a").edited).toBe("name: b");
  expect(changed((value) => (value["zip"] = "1"), "name: a").edited).toBe('name: a\nzip: "1"');
});

test("invalid YAML is not changed", () => {
  expect(() => editYaml("name: [", { name: "b" }, shape)).toThrow(Unwritable);
});
