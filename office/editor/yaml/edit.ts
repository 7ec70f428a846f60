import { isCollection, isMap, isScalar, isSeq, parseDocument, visit, type Document, type Node, type Pair } from "yaml";
import type { EditorValue, EditorValues, Field } from "#editor/api-types.ts";
import { blocksOf, columnOf, endOf, type Block, type Collection } from "./blocks.ts";
import {
  flowText,
  isList,
  isRecord,
  isWord,
  itemText,
  orderedKeys,
  pairText,
  shapeOf,
  type Style,
} from "./new-entries.ts";
import { arranged, templateIn, type Part, type Template } from "./arrange.ts";
import { oldPlaces, textOf } from "./match.ts";
import { rewrittenScalar, type Splice } from "./rewrite.ts";

/** A change that cannot be written so that it parses as intended. */
export class Unwritable extends Error {}

type Work = { source: string; style: Style };

/**
 * A YAML file with a new value, in which only the differences are rewritten: comments, order, quotes, empty lines and
 * line endings of the rest stay byte for byte. A deleted entry's own comments are deleted with it.
 * @param shape the form of the value, for the order in which new keys are written
 * @throws {Unwritable} when the result would not parse as `next`
 */
export function editYaml(source: string, next: EditorValue, shape: Field): string {
  const document = parseDocument(source, { keepSourceTokens: true });
  const { contents } = document;
  const old = document.toJS() as EditorValue;
  if (document.errors.length > 0 || !contents?.range) throw new Unwritable("The file cannot be read.");
  const work = { source, style: styleOf(source, document) };
  const splices = textOf(old) === textOf(next) ? [] : changes(contents as Node, old, next, shape, work);
  if (!splices) throw new Unwritable("Nothing would be left in the file.");
  const edited = spliced(source, 0, splices);
  const eol = /\r?\n/.exec(source)?.[0] ?? "\n";
  const text = eol === "\n" ? edited : edited.replace(/\r?\n/g, eol);
  if (textOf(parseDocument(text).toJS() as EditorValue) !== textOf(next))
    throw new Unwritable("It would read otherwise.");
  return text;
}

/** The style of a file's lists and groups, used for new ones. */
export function styleOf(source: string, document: Document = parseDocument(source)): Style {
  const flowKeys = new Set<string>();
  const rowKeys = new Set<string>();
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isCollection(value) || value.items.length === 0) return;
      const [first] = value.items;
      if (value.flow) flowKeys.add(String(key.value));
      else if (isCollection(first) && first.flow) rowKeys.add(String(key.value));
    },
  });
  return { flowKeys, rowKeys };
}

function spliced(source: string, offset: number, splices: readonly Splice[]): string {
  return [...splices]
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, { from, to, text: fresh }) => text.slice(0, from - offset) + fresh + text.slice(to - offset),
      source,
    );
}

/** What to rewrite within a list or a group; undefined where that is impossible, as in an empty one. */
function changes(
  node: Node | null,
  old: EditorValue,
  next: EditorValue,
  shape: Field | undefined,
  work: Work,
): Splice[] | undefined {
  if (
    isMap(node) &&
    isRecord(old) &&
    isRecord(next) &&
    Object.keys(old).length > 0 &&
    orderedKeys(next, shape).length > 0
  )
    return groupChanges(node as Collection, old, next, shape, work);
  if (isSeq(node) && isList(old) && isList(next) && old.length > 0 && next.length > 0)
    return listChanges(node as Collection, old, next, shape, work);
  return undefined;
}

function groupChanges(node: Collection, old: EditorValues, next: EditorValues, shape: Field | undefined, work: Work) {
  const pairs = node.items as Pair<Node, Node | null>[];
  const keys = pairs.map(({ key }) => String((key as unknown as { value: unknown }).value));
  const blocks = blocksOf(work.source, node);
  const indent = columnOf(work.source, blocks[0]?.from ?? 0);
  const inner = (index: number) => {
    const [key, pair] = [keys[index] as string, pairs[index] as Pair<Node, Node | null>];
    const whole = { from: pair.key.range?.[0] ?? 0, to: endOf(work.source, pair.value ?? pair.key) };
    const fresh = () => freshPair(key, next[key] ?? null, shapeOf(shape, key), node, indent, work);
    const place = { whole, fresh, indent, parent: node };
    return valueChanges(pair.value, old[key] ?? null, next[key] ?? null, shapeOf(shape, key), place, work);
  };
  const wanted = orderedKeys(next, shape);
  const parts: Part[] = keys.flatMap((key, index) => (next[key] === undefined ? [] : [{ old: index }]));
  for (const key of wanted.filter((one) => !keys.includes(one))) {
    const text = freshPair(key, next[key] ?? null, shapeOf(shape, key), node, indent, work);
    const template = templateOf(key, blocks, indent, node, work);
    const before = wanted.slice(0, wanted.indexOf(key));
    const nameOf = (part: Part) => ("old" in part ? keys[part.old] : part.name);
    const place = parts.findLastIndex((part) =>
      template ? "old" in part && part.old <= template.after : before.includes(nameOf(part) ?? ""),
    );
    parts.splice(place + 1, 0, { text, name: key, ...(template && { under: template.under }) });
  }
  return rebuilt(node, blocks, parts, inner, work);
}

/** The gap with a comment that shows how to write a missing key, such as “# physician:”. */
function templateOf(key: string, blocks: readonly Block[], column: number, { flow }: Collection, { source }: Work) {
  if (flow) return undefined;
  const ends = blocks.map((_, index) => blocks[index + 1]?.from ?? (column === 0 ? source.length : 0));
  const places = blocks.map(({ to }, after) => ({
    after,
    under: templateIn(source.slice(to, ends[after]), key, column),
  }));
  return places.find((place): place is { after: number; under: Template } => place.under !== undefined);
}

function freshPair(
  key: string,
  value: EditorValue,
  shape: Field | undefined,
  parent: Collection,
  indent: number,
  work: Work,
) {
  return parent.flow ? `${key}: ${flowText(value, shape)}` : pairText(key, value, shape, work.style, indent);
}

function listChanges(
  node: Collection,
  old: readonly EditorValue[],
  next: readonly EditorValue[],
  shape: Field | undefined,
  work: Work,
) {
  const blocks = blocksOf(work.source, node);
  const column = columnOf(work.source, blocks[0]?.from ?? 0);
  const [first] = node.items;
  const inRow = node.flow || (isCollection(first) && first.flow);
  const write = (value: EditorValue) =>
    inRow ? flowText(value, shape?.item) : itemText(value, shape?.item, work.style, column);
  const places = oldPlaces(old, next);
  const inner = (index: number) => {
    const item = node.items[index] as Node;
    const value = next[places.indexOf(index)] ?? null;
    const whole = { from: item.range?.[0] ?? 0, to: endOf(work.source, item) };
    const place = { whole, fresh: () => write(value), indent: column, parent: node };
    return valueChanges(item, old[index] ?? null, value, shape?.item, place, work);
  };
  const parts = next.map((value, index): Part => {
    const place = places[index];
    return place === undefined ? { text: node.flow ? write(value) : `- ${write(value)}` } : { old: place };
  });
  return rebuilt(node, blocks, parts, inner, work);
}

/** The changes within a value, or the whole entry rewritten where its type changes. */
function valueChanges(
  node: Node | null,
  old: EditorValue,
  next: EditorValue,
  shape: Field | undefined,
  { whole, fresh, indent, parent }: { whole: Block; fresh: () => string; indent: number; parent: Collection },
  work: Work,
): Splice[] {
  if (textOf(old) === textOf(next)) return [];
  const setting = { inFlow: parent.flow ?? false, isWord: isWord(shape) };
  if (isScalar(node) && !isRecord(next) && !isList(next))
    return [rewrittenScalar(work.source, node, next as string | number | boolean | null, setting, indent)];
  return changes(node, old, next, shape, work) ?? [{ ...whole, text: fresh() }];
}

function rebuilt(
  node: Collection,
  blocks: readonly Block[],
  parts: readonly Part[],
  inner: (index: number) => Splice[],
  { source }: Work,
): Splice[] {
  const kept = parts.flatMap((part) => ("old" in part ? [part.old] : []));
  const stayed =
    kept.length === parts.length && kept.length === blocks.length && kept.every((old, index) => old === index);
  if (stayed) return kept.flatMap(inner);
  const texts = blocks.map(({ from, to }, index) =>
    kept.includes(index) ? spliced(source.slice(from, to), from, inner(index)) : "",
  );
  const last = parts.at(-1);
  const tail = last && "text" in last ? last.under : undefined;
  const [from, to] = [blocks[0]?.from ?? 0, tail ? source.length : (blocks.at(-1)?.to ?? 0)];
  return [{ from, to, text: arranged(source, blocks, texts, parts, node.flow ?? false) + (tail?.rest ?? "") }];
}
