import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import type { EditorValue, Field } from "#editor/api-types.ts";
import { changedLines } from "#editor/testing.ts";
import { editYaml, Unwritable } from "./yaml.ts";

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
  # Heads what follows.

  - Four
rows:
  - { name: Ocean, east: -2 }
  - { name: Coney, east: 0 } # beside Coney
text: >-
  One line, however long.
# doctor:
#   name: First Last, MD

end: done
`;

type Values = Record<string, unknown>;
const edited = (change: (values: Values) => unknown, source = file) => {
  const values = parseDocument(source).toJS() as Values;
  change(values);
  return editYaml(source, values as EditorValue, shape);
};
const items = (values: Values) => values["items"] as string[];
const rows = (values: Values) => values["rows"] as object[];

test.each<{ what: string; change: (values: Values) => unknown; lines: string[] }>([
  {
    what: "a text keeps the comment beside it",
    change: (values) => (values["name"] = "Neurology"),
    lines: ["- name: No-Fault # a comment beside it", "+ name: Neurology # a comment beside it"],
  },
  {
    what: "a text that needs quotes gets them",
    change: (values) => (values["name"] = "Neurology: #1"),
    lines: ["- name: No-Fault # a comment beside it", '+ name: "Neurology: #1" # a comment beside it'],
  },
  {
    what: "a text loses the quotes that only the old one needed",
    change: (values) => (items(values)[2] = "Three"),
    lines: ['-   - "Three: with a colon"', "+   - Three"],
  },
  {
    what: "a text of several lines becomes a block",
    change: (values) => (values["end"] = "one\n\n  two"),
    lines: ["- end: done", "+ end: |-", "+   one", "+     two", "+ "],
  },
  {
    what: "a wrapped text stays below its key",
    change: (values) => (values["text"] = "One: line.\nAnother."),
    lines: ["-   One line, however long.", "+   One: line.", "+ ", "+   Another."],
  },
  {
    what: "an item that moves takes the comment above it along, and a heading stays",
    change: (values) => (values["items"] = ["One", "Three: with a colon", "Four", "Two"]),
    lines: ["-   # Belongs to Two.", "-   - Two", "+   - Four", "-   - Four", "+   # Belongs to Two.", "+   - Two"],
  },
  {
    what: "an item goes with the comment above it",
    change: (values) => items(values).splice(1, 1),
    lines: ["-   # Belongs to Two.", "-   - Two"],
  },
  {
    what: "a heading stays when the item under it goes",
    change: (values) => items(values).pop(),
    lines: ["-   - Four"],
  },
  {
    what: "the comment of the file stays when its first entry goes",
    change: (values) => delete values["name"],
    lines: ["- name: No-Fault # a comment beside it"],
  },
  {
    what: "a row is added as the others are",
    change: (values) => rows(values).push({ east: 3, name: "E" }),
    lines: ["+   - { name: E, east: 3 }"],
  },
  {
    what: "a key is added where the form has it, and a number that is text in quotes",
    change: (values) => (values["zip"] = "11223"),
    lines: ['+ zip: "11223"'],
  },
  {
    what: "a group is added in the order of its form",
    change: (values) => (values["doctor"] = { since: "09:30", name: "Ana" }),
    lines: ["+ doctor:", "+   name: Ana", '+   since: "09:30"'],
  },
  {
    what: "a list that becomes empty takes the comments of its items along, and a heading stays",
    change: (values) => (values["items"] = []),
    lines: [
      "- items:",
      "-   - One",
      "-   # Belongs to Two.",
      "-   - Two",
      '-   - "Three: with a colon"',
      "+ items: []",
      "-   - Four",
    ],
  },
  {
    what: "a text becomes a group, and keeps the comment beside it",
    change: (values) => (values["name"] = { a: 1 }),
    lines: ["- name: No-Fault # a comment beside it", "+ name:", "+   a: 1", "+   # a comment beside it"],
  },
])("$what", async ({ change, lines }) => {
  expect(changedLines(file, await edited(change))).toEqual(lines);
});

test("a new file has brackets where its model has them", async () => {
  const rows = [{ name: "A", east: 1 }];
  expect(await editYaml("", { rows, name: "N" }, shape, file)).toBe("name: N\nrows:\n  - { name: A, east: 1 }\n");
});

test("a text that would read otherwise is refused", async () => {
  await expect(editYaml(file, { name: "\u2028\nb" }, shape)).rejects.toThrow(Unwritable);
});

test("spaces at the end of a line stay, also within brackets", async () => {
  const name = `One, \n \nTwo, ${"however long it may be, ".repeat(9)}and more`;
  expect(parseDocument(await editYaml("rows: [{ name: A }]", { rows: [{ name }] }, shape)).toJS()).toEqual({
    rows: [{ name }],
  });
});

test("a file that cannot be read is not changed", async () => {
  await expect(editYaml("name: [", { name: "b" }, shape)).rejects.toThrow(Unwritable);
});
