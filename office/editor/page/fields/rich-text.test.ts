import { deleteSelection, selectAll, splitBlock } from "prosemirror-commands";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { undo } from "prosemirror-history";
import { sinkListItem, splitListItem } from "prosemirror-schema-list";
import { describe, expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { insertFact, linkAt, removeLink, setLink, tableActions, textActions } from "./rich-text-actions.ts";
import { richTextPlugins } from "./rich-text-plugins.ts";
import { addressOf, schema } from "./rich-text-schema.ts";
import { readMarkdown, type RichText } from "./rich-text.ts";

const bodies = [...contentFiles()]
  .filter(([path]) => path.endsWith(".md"))
  .map(([path, text]) => [path, text.replace(/^---\n.*?^---$/ms, "").trim()] as const);

const read = (markdown: string): RichText => {
  const text = readMarkdown(markdown);
  if (!text) throw new Error(`Not read: ${markdown}`);
  return text;
};
const plugins = richTextPlugins({ facts: new Set(["wait"]), askLink: () => undefined });

/** A text that is edited without a page. */
function editing(markdown: string) {
  const { doc, write } = read(markdown);
  let state = EditorState.create({ doc, plugins });
  const edit = {
    run(...commands: readonly Command[]) {
      for (const command of commands) command(state, (tr) => (state = state.apply(tr)));
      return edit;
    },
    select(from: number, to = from) {
      state = state.apply(state.tr.setSelection(TextSelection.between(state.doc.resolve(from), state.doc.resolve(to))));
      return edit;
    },
    type(text: string) {
      state = state.apply(state.tr.insertText(text));
      return edit;
    },
    get state() {
      return state;
    },
    get markdown() {
      return write(state.doc);
    },
  };
  return edit;
}

const press = (label: string): Command => {
  const action = [...textActions, ...tableActions].find((one) => one.label === label);
  if (!action) throw new Error(`No action ${label}`);
  return action.run;
};

describe("all texts of the content", () => {
  test.each(bodies)("%s opens, and is written as it was", (_, body) => {
    const { doc, write } = read(body);
    expect(write(doc)).toBe(body);
  });

  test.each(bodies)("%s stays as it was where nobody changes it", (_, body) => {
    const edit = editing(body).select(1).type("Zebra ");
    expect(edit.markdown).toContain("Zebra ");
    expect(edit.markdown.split("\n\n").slice(1)).toEqual(body.split("\n\n").slice(1));
    expect(edit.run(undo).markdown, "undone").toBe(body);
  });

  test("what is written after changes at random is read as the same text", () => {
    const next = numbers(7);
    const hard = ["# a", "- b", "2. c", "*d* _e_ f_g", "[h](i)", "<b> <aside>", "&amp; &lt;", "j | k", "{wait}", "`l`", "#", "~~m~~", "\\", "> n", " ", "+ o", "---", "1) p", "==="]; // prettier-ignore
    const actions = [...textActions, ...tableActions].map(({ run }) => run);
    const others = [splitBlock, deleteSelection, insertFact("wait"), setLink("/contact", "Contact"), removeLink];
    for (const [path, body] of bodies)
      for (let round = 0; round < Number(process.env["ROUNDS"] ?? 4); round++) {
        const edit = editing(body);
        for (let changes = 0; changes < 6; changes++) {
          const size = edit.state.doc.content.size;
          const from = next(size);
          edit.select(from, Math.min(size, from + next(3) * next(20)));
          const command = [...actions, ...others][next(actions.length + others.length + 4)];
          if (command) edit.run(command);
          else edit.type(hard[next(hard.length)] ?? "");
        }
        const { markdown } = edit;
        const again = readMarkdown(markdown);
        expect(again && again.write(again.doc), `${path}, ${round}`).toBe(markdown);
        expect(again && lettersOf(again.doc), `${path}, ${round}`).toBe(lettersOf(edit.state.doc));
      }
  });
});

const lettersOf = (doc: EditorState["doc"]) => doc.textContent.replace(/\s/g, "");

describe("what is written", () => {
  const at = (edit: ReturnType<typeof editing>, text: string) => edit.state.doc.textContent.indexOf(text) + 1;

  test("facts are one unit, also when typed, and notes stay", () => {
    const markdown = "<aside>\n\n**When.** Within {wait}.\n\n- one\n\n</aside>\n\nText {wait}";
    const { doc, write } = read(markdown);
    expect(write(doc)).toBe(markdown);
    const names: unknown[] = [];
    doc.descendants(({ type, attrs }) => void (type.name === "fact" && names.push(attrs["name"])));
    expect(names).toEqual(["wait", "wait"]);
    expect(editing("A  b").select(3).run(insertFact("wait")).markdown).toBe("A {wait} b");
  });

  test.each([
    ["Bold", "one **two**"],
    ["Italic", "one *two*"],
    ["Heading", "## one two"],
    ["Smaller heading", "### one two"],
    ["Bulleted list", "- one two"],
    ["Numbered list", "1. one two"],
    ["Margin note", "<aside>\n\none two\n\n</aside>"],
    ["Table", "one two\n\n|     |     |\n| --- | --- |\n|     |     |\n|     |     |"],
  ])("%s", (label, written) => {
    const edit = editing("one two").select(5, 8).run(press(label));
    expect(edit.markdown).toBe(written);
    if (label !== "Table") expect(edit.run(press(label)).markdown, "pressed again").toBe("one two");
    expect(read(written).write(read(written).doc)).toBe(written);
  });

  test("a heading becomes an item of a list, and the reverse; lists side by side are one", () => {
    expect(editing("## one").select(1).run(press("Bulleted list")).markdown).toBe("- one");
    expect(editing("- one").select(3).run(press("Heading")).markdown).toBe("## one");
    expect(editing("- one\n\ntwo").select(9).run(press("Bulleted list")).markdown).toBe("- one\n- two");
    expect(editing("- one\n- two").select(3).run(press("Numbered list")).markdown).toBe("1. one\n2. two");
  });

  test("a list in a list stays there, also in the tenth item", () => {
    const items = Array.from({ length: 10 }, (_, index) => `${index + 1}. one`).join("\n");
    const edit = editing(`${items}\n\nend`);
    const at = edit.state.doc.child(0).nodeSize - 5;
    edit.select(at).run(splitListItem(schema.nodes.list_item), sinkListItem(schema.nodes.list_item));
    expect(edit.markdown).toContain("10. o\n    1. ne");
    expect(read(edit.markdown).doc.child(0).childCount).toBe(10);
  });

  test("tables get rows and columns, and keep their first row", () => {
    const table = "| A   | B   |\n| --- | --- |\n| c   | d   |";
    const edit = editing(table).select(4);
    expect(edit.run(press("Remove the row")).markdown).toBe(table);
    expect(edit.run(press("Add a column"), press("Add a row")).markdown.split("\n")).toHaveLength(4);
    expect(edit.type("x | y").markdown).toContain("x \\| y");
    expect(edit.run(press("Remove the table")).markdown).toBe("");
  });

  test("links are set, changed and removed as a whole", () => {
    const edit = editing("See the page.").select(9, 13).run(setLink("/a", "A"));
    expect(edit.markdown).toBe("See the [page](/a).");
    expect(linkAt(edit.select(10).state)).toBe("/a");
    expect(edit.run(setLink("https://example.com/(b)", "B")).markdown).toBe(
      "See the [page](https://example.com/\\(b\\)).",
    );
    expect(edit.run(removeLink).markdown).toBe("See the page.");
    expect(editing("See [a **bold** page](/a).").select(9).run(removeLink).markdown).toBe("See a **bold** page.");
    expect(edit.select(at(edit, ".") + 1).run(setLink("/c", "C")).markdown).toBe("See the page.[C](/c)");
  });

  test("what looks like Markdown or code stays text", () => {
    expect(editing("x").select(1, 2).type("1) <b> *a* # &amp; [b](c)").markdown).toBe(
      String.raw`1\) &lt;b> \*a\* # &amp;amp; \[b\](c)`,
    );
  });

  test("everything can be selected and deleted", () => {
    const edit = editing("## one\n\n- two\n\n<aside>\n\nthree\n\n</aside>");
    for (const { run, isOn } of textActions) {
      edit.run(selectAll);
      isOn?.(edit.state);
      edit.run(run);
    }
    expect(edit.run(selectAll, deleteSelection).markdown).toBe("");
  });
});

test.each([
  ["a quotation", "> one"],
  ["code", "`one`"],
  ["other HTML", "one <b>two</b>"],
  ["a note in one line", "<aside>one</aside>"],
  ["a note without its end", "<aside>\n\none"],
  ["an end without its note", "one\n\n</aside>"],
  ["a picture", "![one](/two.png)"],
  ["a first heading", "# one"],
  ["a line break", "one\ntwo"],
  ["an aligned table", "| A |\n| :-: |\n| b |"],
  ["items with several paragraphs", "- one\n\n  two"],
  ["the title of a link", '[one](/two "three")'],
  ["crossed-out text", "~~one~~"],
])("%s is not opened", (_, markdown) => {
  expect(readMarkdown(markdown)).toBeUndefined();
});

test.each([
  ["/contact", "/contact"],
  [" https://www.ny.gov/a ", "https://www.ny.gov/a"],
  ["www.ny.gov", "https://www.ny.gov"],
  ["javascript:alert(1)", undefined],
  ["two words", undefined],
  ["", undefined],
])("the address %j", (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

/** Numbers at random, below a limit: the same ones each time. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
