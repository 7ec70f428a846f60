import MarkdownIt, { type StateCore, type StateInline } from "markdown-it";
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from "prosemirror-markdown";
import { Fragment, type Node } from "prosemirror-model";
import { simplerEmphasis } from "./rich-text-emphasis.ts";
import { schema } from "./rich-text-schema.ts";

const markdownIt = new MarkdownIt("commonmark").enable("table");
markdownIt.inline.ruler.before("emphasis", "fact", (state: StateInline, silent: boolean) => {
  const [whole, name] = /^\{(\w+)\}/.exec(state.src.slice(state.pos, state.posMax)) ?? [];
  if (whole === undefined || name === undefined) return false;
  if (!silent) state.push("fact", "", 0).content = name;
  state.pos += whole.length;
  return true;
});
// CommonMark reads each of the two tags as a block of HTML of its own.
markdownIt.core.ruler.push("aside", ({ tokens }: StateCore) => {
  let depth = 0;
  for (const token of tokens) {
    const tag = token.type === "html_block" ? token.content.trim() : "";
    if (tag === "</aside>") depth -= 1;
    token.level += depth;
    if (tag === "<aside>") depth += 1;
    if (tag === "<aside>") Object.assign(token, { type: "aside_open", nesting: 1 });
    if (tag === "</aside>") Object.assign(token, { type: "aside_close", nesting: -1 });
  }
});

const tokens = Object.entries(defaultMarkdownParser.tokens).filter(([name]) =>
  ["paragraph", "heading", "bullet_list", "ordered_list", "list_item", "em", "strong"].includes(name),
);
/** It throws at everything that the schema does not have. */
const parser = new MarkdownParser(schema, markdownIt, {
  ...Object.fromEntries(tokens),
  aside: { block: "aside" },
  table: { block: "table" },
  thead: { ignore: true },
  tbody: { ignore: true },
  tr: { block: "table_row" },
  th: { block: "table_header" },
  td: { block: "table_cell" },
  link: { mark: "link", getAttrs: (token) => ({ href: token.attrGet("href") }) },
  fact: { node: "fact", getAttrs: (token) => ({ name: token.content }) },
});

const marks: MarkdownSerializer["marks"] = {
  em: { open: "*", close: "*", mixable: true, expelEnclosingWhitespace: true },
  strong: { open: "**", close: "**", mixable: true, expelEnclosingWhitespace: true },
  // Never as <https://…>, which the build refuses as code.
  link: { open: "[", close: (_, mark) => `](${String(mark.attrs["href"]).replace(/[()]/g, "\\$&")})`, mixable: true },
};
const inline: MarkdownSerializer["nodes"] = {
  text(state, { text = "" }, parent, index) {
    // The serializer escapes `1.` and not `1)`, which also begins a list.
    const isStart = parent.type === schema.nodes.paragraph && index === 0;
    const [number = ""] = (isStart && /^\d+(?=\)(\s|$))/.exec(text)) || [];
    if (number) state.text(`${number}\\`, false);
    // A tag not with a backslash: the build refuses it also after one.
    const rest = text.slice(number.length);
    state.text(rest.replace(/&(?=#?\w+;)/g, "&amp;").replace(/<(?=[a-z/!?])/gi, "&lt;"));
  },
  fact: (state, node) => state.write(`{${node.attrs["name"]}}`),
};
const cells = new MarkdownSerializer(
  {
    ...inline,
    table_cell: (state, node) => state.renderInline(node, false),
    table_header: (state, node) => state.renderInline(node, false),
  },
  marks,
);
const serializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    ...inline,
    bullet_list: (state, node) => state.renderList(node, "  ", () => "- "),
    ordered_list(state, node) {
      const first = Number(node.attrs["order"]);
      const indent = " ".repeat(`${first + node.childCount - 1}. `.length);
      state.renderList(node, indent, (index) => `${first + index}. `);
    },
    aside(state, node) {
      state.write("<aside>\n\n");
      state.renderContent(node);
      state.closeBlock(node);
      state.write("</aside>");
      state.closeBlock(node);
    },
    table(state, node) {
      state.write(tableText(node));
      state.closeBlock(node);
    },
  },
  marks,
);

/** A table with its columns aligned, as Prettier does. */
function tableText(table: Node): string {
  const rows = table.children.map((row) =>
    row.children.map((one) =>
      cells
        .serialize(row.copy(Fragment.from(one)))
        .trim()
        .replace(/(?<!\\)\|/g, "\\|"),
    ),
  );
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? "").padEnd(width)).join(" | ")} |`;
  const [head = [], ...others] = rows;
  return [head, widths.map((width) => "-".repeat(width)), ...others].map(line).join("\n");
}

/** Without what a page does not show: space around a block, and what is empty. */
function filled(children: readonly Node[]): Node[] {
  return children.flatMap((node) => {
    if (node.isTextblock) return node.textContent.trim() || isCell(node) ? [trimmed(node)] : [];
    const kept = filled(node.children);
    if (node.type === schema.nodes.list_item && kept[0]?.type !== schema.nodes.paragraph)
      return kept[0]?.children ?? [];
    return kept.length > 0 ? [node.copy(Fragment.from(kept))] : [];
  });
}

const isCell = ({ type }: Node) => type === schema.nodes.table_cell || type === schema.nodes.table_header;

function trimmed(block: Node): Node {
  const text = block.textBetween(0, block.content.size, "", "x");
  const end = text.trimEnd().length;
  return block.cut(end - text.trimEnd().trimStart().length, end);
}

/**
 * The Markdown of a block. Some emphasis cannot be written in Markdown, as of a full stop between two letters: that is
 * left out.
 */
function blockText(block: Node): string {
  const written = (candidate: Node) => {
    const text = serializer.serialize(docOf(candidate)).trim();
    // Such a `#` would be read as the end of the heading.
    return block.type === schema.nodes.heading ? text.replace(/ (#+)$/, " \\$1") : text;
  };
  const simpler = [block, ...simplerEmphasis.map((simplify) => simplify(block))];
  return written(simpler.find((candidate) => parsed(written(candidate))?.eq(docOf(candidate))) ?? block);
}

const docOf = (block: Node) => schema.node("doc", null, [block]);

/** A document, and how it is written: parts that nobody changed exactly as they were. */
export type RichText = { doc: Node; write: (doc: Node) => string };

/** Reads Markdown; undefined if it would be written otherwise, but for the width of columns of tables. */
export function readMarkdown(markdown: string): RichText | undefined {
  const doc = parsed(markdown);
  if (!doc || unpadded(doc.children.map(blockText).join("\n\n")) !== unpadded(markdown.trim())) return undefined;
  const texts = blocksOf(markdown);
  const known = texts.length === doc.childCount ? doc.children.map((node, at) => ({ node, text: texts[at] })) : [];
  return {
    doc,
    write: ({ children }) =>
      filled(children)
        .map((block) => known.find(({ node }) => node.eq(block))?.text ?? blockText(block))
        .join("\n\n"),
  };
}

function parsed(markdown: string): Node | undefined {
  try {
    const doc = parser.parse(markdown);
    doc.check();
    return doc;
  } catch {
    return undefined;
  }
}

const unpadded = (markdown: string) =>
  markdown.replace(/^\|.*$/gm, (line) => line.replace(/ *\| */g, "|").replace(/-{3,}/g, "---"));

/** The Markdown of each block. */
function blocksOf(markdown: string): string[] {
  const lines = markdown.split("\n");
  const starts = markdownIt
    .parse(markdown, {})
    .flatMap(({ level, nesting, map }) => (level === 0 && nesting >= 0 && map ? [map[0]] : []));
  return starts.map((start, at) =>
    lines
      .slice(start, starts[at + 1])
      .join("\n")
      .trim(),
  );
}
