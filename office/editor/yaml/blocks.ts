import { isCollection, isMap, isPair, isScalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";

export type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node | Pair<Node, Node | null>>;

/** The part of a file that is one entry of a list or of a group, with the comments that belong to it. */
export type Block = { from: number; to: number };

type Token = { type: string; offset: number };
type Tokens = { items: { start: Token[]; sep?: Token[] }[] };

/**
 * The range of each entry of a collection. An entry includes the comment at the end of its line, those directly above
 * it, and more indented ones below it. Comments above the first entry belong to the collection; those separated by an
 * empty line belong to no entry.
 */
export function blocksOf(source: string, collection: Collection): Block[] {
  const starts = collection.items.map((_, index) => startOf(collection, index));
  const ends = collection.items.map((item) => endOf(source, isPair(item) ? (item.value ?? item.key) : item));
  if (collection.flow) return starts.map((from, index) => ({ from, to: ends[index] as number }));
  const column = columnOf(source, starts[0] ?? 0);
  return starts.map((start, index) => ({
    from: index === 0 ? start : withCommentsAbove(source, start, column),
    to: withCommentsBelow(source, withRestOfLine(source, ends[index] as number), column),
  }));
}

/** Where an entry begins: at its dash or at its key. */
function startOf(collection: Collection, index: number): number {
  const item = collection.items[index];
  if (isMap(collection) || isPair(item)) return ((item as Pair<Node>).key.range as [number, number, number])[0];
  const dashes = (collection.srcToken as unknown as Tokens).items.flatMap(({ start }) =>
    start.filter(({ type }) => type === "seq-item-ind"),
  );
  return collection.flow ? ((item as Node).range as [number, number, number])[0] : (dashes[index] as Token).offset;
}

/** Where the text of a value ends, without empty lines and comments. */
export function endOf(source: string, node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1);
    return endOf(source, isPair(last) ? ((last.value ?? last.key) as Node) : (last as Node));
  }
  const [from, to] = node.range as [number, number, number];
  if (!isScalar(node) || !node.type?.startsWith("BLOCK")) return to;
  const keeps = /^[|>]\d?\+/.test(source.slice(from, from + 3));
  return keeps
    ? to - (/\r?\n$/.exec(source.slice(from, to))?.[0].length ?? 0)
    : from + source.slice(from, to).trimEnd().length;
}

/** The column of an offset. */
export function columnOf(source: string, offset: number): number {
  return offset - (source.lastIndexOf("\n", offset - 1) + 1);
}

function withRestOfLine(source: string, end: number): number {
  return end + (/^[ \t]*(?:#[^\r\n]*)?(?=\r?\n|$)/.exec(source.slice(end))?.[0].length ?? 0);
}

function withCommentsAbove(source: string, start: number, column: number): number {
  for (let from = start; ;) {
    const line = from - column;
    const above = line > 0 ? source.lastIndexOf("\n", line - 2) + 1 : line;
    const text = source.slice(above, line);
    if (above === line || !text.startsWith(`${" ".repeat(column)}#`)) return from;
    from = above + column;
  }
}

function withCommentsBelow(source: string, end: number, column: number): number {
  const [, below = ""] = /^((?:\r?\n[ \t]+#[^\r\n]*)*)/.exec(source.slice(end)) ?? [];
  const lines = below.match(/\r?\n[ \t]+#[^\r\n]*/g) ?? [];
  const others = lines.findIndex((line) => line.trimStart().length + column >= line.replace(/^\r?\n/, "").length);
  return end + lines.slice(0, others < 0 ? lines.length : others).join("").length;
}
