import { schema as base } from "prosemirror-markdown";
import { type NodeSpec, Schema, type TagParseRule } from "prosemirror-model";

const nodeOf = (name: string): NodeSpec => base.spec.nodes.get(name) as NodeSpec;
const list = { content: "list_item+", group: "block list" } as const;
/** `colspan` and `rowspan` are what `prosemirror-tables` counts with; Markdown has no merged cells. */
const cell = {
  content: "inline*",
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  isolating: true,
} as const;

/** A mark by the style of an element. The policy of the page keeps ProseMirror's own rules for styles from reading it. */
function styled(style: RegExp): TagParseRule {
  return {
    tag: "span[style]",
    consuming: false,
    getAttrs: (dom) => style.test(dom.getAttribute("style") ?? "") && null,
  };
}

function mustBeLevel(level: unknown) {
  if (level !== 2 && level !== 3) throw new RangeError(`There are no headings of level ${String(level)}.`);
}

/** What a text of this site can have, and nothing else: what is pasted keeps only this. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { ...nodeOf("paragraph"), group: "block" },
    heading: {
      attrs: { level: { default: 2, validate: mustBeLevel } },
      content: "inline*",
      group: "block",
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
      toDOM: (node) => [`h${node.attrs["level"]}`, 0],
    },
    bullet_list: { ...nodeOf("bullet_list"), ...list, attrs: { tight: { default: true } } },
    ordered_list: { ...nodeOf("ordered_list"), ...list, attrs: { order: { default: 1 }, tight: { default: true } } },
    list_item: {
      ...nodeOf("list_item"),
      content: "paragraph list?",
      // In Word, an item is a paragraph that begins with a bullet or a number.
      parseDOM: [
        { tag: "li" },
        { tag: "p[class^=MsoListParagraph]", priority: 60 },
        { tag: '[style*="mso-list:Ignore"]', priority: 70, ignore: true },
      ],
    },
    aside: {
      content: "(paragraph | list)+",
      group: "block",
      defining: true,
      parseDOM: [{ tag: "aside, [role=note]" }],
      toDOM: () => ["div", { role: "note" }, 0],
    },
    table: {
      content: "table_row+",
      group: "block",
      isolating: true,
      tableRole: "table",
      parseDOM: [{ tag: "table" }],
      toDOM: () => ["table", ["tbody", 0]],
    },
    table_row: {
      content: "(table_cell | table_header)*",
      tableRole: "row",
      parseDOM: [{ tag: "tr" }],
      toDOM: () => ["tr", 0],
    },
    table_cell: { ...cell, tableRole: "cell", parseDOM: [{ tag: "td" }], toDOM: () => ["td", 0] },
    table_header: { ...cell, tableRole: "header_cell", parseDOM: [{ tag: "th" }], toDOM: () => ["th", 0] },
    fact: {
      attrs: { name: {} },
      inline: true,
      group: "inline",
      leafText: (node) => `{${node.attrs["name"]}}`,
      parseDOM: [{ tag: "[data-fact]", getAttrs: (dom) => ({ name: dom.dataset["fact"] }) }],
      toDOM: (node) => ["span", { "data-fact": node.attrs["name"] }, `{${node.attrs["name"]}}`],
    },
    text: { group: "inline" },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (dom) => linkable(dom.getAttribute("href") ?? "") }],
      toDOM: (mark) => ["a", { href: mark.attrs["href"], title: mark.attrs["href"] }, 0],
    },
    em: {
      parseDOM: [{ tag: "i" }, { tag: "em" }, styled(/font-style:\s*italic/)],
      toDOM: () => ["em", 0],
    },
    strong: {
      parseDOM: [
        { tag: "strong" },
        // Google Docs puts all that is copied into <b style="font-weight:normal">.
        {
          tag: "b",
          getAttrs: (dom) => !/(?<![\w-])font-weight:\s*(normal|400)/.test(dom.getAttribute("style") ?? "") && null,
        },
        styled(/font-weight:\s*(bold|[6-9]\d\d)/),
      ],
      toDOM: () => ["strong", 0],
    },
  },
});

const linkable = (href: string) => /^(https?:\/\/|mailto:|tel:|[/#])\S*$/i.test(href) && { href };

/** What was typed as the address of a link; a bare name of a site gets its `https://`. Undefined if it is no address. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (linkable(text)) return text;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : undefined;
}
