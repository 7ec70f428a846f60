import { isMap, isPair, isScalar, isSeq, Lexer, LineCounter, parseDocument, type ParsedNode } from "yaml";

/** Where something is in a file of `content/`: its line, and its field, as `phone`, or `diagnostics.url` in a list. */
type Place = { line: number; field: string };

/** Fields that belong together, such as an entry of a list; `keys` is the path to them, with `*` for a list index. */
export type Group = Place & { keys: string; of: Record<string, unknown> };

/** What the launch check inspects in a file. */
export type ContentFile = {
  values: (Place & { text: string })[];
  groups: Group[];
  comments: { line: number; text: string }[];
};

/** Reads a file of `content/` that its schema accepts. In Markdown each line of the text is a value of the field `text`. */
export function readContentFile(path: string, text: string): ContentFile {
  if (path.endsWith(".yaml")) return readYamlFile(text);
  const [whole = "", fields = "", body = ""] = /^---(\r?\n.*?)^---\r?$(.*)/ms.exec(text) ?? [];
  const file = readYamlFile(fields);
  const lineAt = (index: number) => text.slice(0, whole.length - body.length + index).split("\n").length;
  for (const { index, 0: line } of body.matchAll(/.+/g))
    file.values.push({ line: lineAt(index), field: "text", text: line });
  for (const { index, 1: comment = "" } of body.matchAll(/<!--(.*?)-->/gs))
    file.comments.push({ line: lineAt(index), text: comment.trim() });
  return file;
}

function readYamlFile(text: string): ContentFile {
  const lines = new LineCounter();
  const root = parseDocument(text, { lineCounter: lines }).contents;
  const file: ContentFile = { values: [], groups: [], comments: commentsOf(text) };
  const lineOf = (node: ParsedNode) => lines.linePos(node.range[0]).line;

  const read = (node: ParsedNode | null, steps: readonly string[], keys: readonly string[]) => {
    if (isScalar(node) && typeof node.value === "string")
      file.values.push({ line: lineOf(node), field: steps.join("."), text: node.value });
    if (isSeq(node))
      node.items.forEach((item, index) => {
        const id = isMap(item) ? item.get("id") : undefined;
        read(item, [...steps, typeof id === "string" ? id : String(index + 1)], [...keys, "*"]);
      });
    if (!isMap(node)) return;
    const of = node.toJSON() as Record<string, unknown>;
    file.groups.push({ line: lineOf(node), field: steps.join("."), keys: keys.join("."), of });
    for (const pair of node.items) {
      if (!isPair(pair) || !isScalar(pair.key) || pair.key.value === "id") continue;
      const key = String(pair.key.value);
      read(pair.value, [...steps, key], [...keys, key]);
    }
  };
  read(root, [], []);
  return file;
}

/** Every comment with its line: no other lexer token begins with a “#”. */
function commentsOf(text: string): ContentFile["comments"] {
  const comments: ContentFile["comments"] = [];
  let line = 1;
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith("#")) comments.push({ line, text: token.replace(/^#\s*/, "") });
    line += token.split("\n").length - 1;
  }
  return comments;
}
