import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type Document,
  type Node,
  type Pair,
  type SchemaOptions,
  type ToStringOptions,
} from "yaml";
import { isList, isRecord, type EditorValue, type Field } from "./api-types.ts";
import { oldPlaces, textOf } from "./match.ts";

/** A change that cannot be written so that it reads as it was meant; the message is for the person who made it. */
export class Unwritable extends Error {}

/** Parsers of YAML 1.1 read 09:30 as a number; in quotes all of them agree. */
const quotedTimes: SchemaOptions = { compat: ["intTime"] };

/** A text of a few lines would lose spaces at their ends where Prettier lays them out; in quotes it is on one line. */
const oneLine: ToStringOptions = {
  lineWidth: 0,
  doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  flowCollectionPadding: false,
};

/** `npm run format` lays files out in the same way; its plugin is for other files, and not on a server. */
const layout = { ...(await resolveConfig(join(import.meta.dirname, "any.yaml"))), plugins: [], parser: "yaml" };

/**
 * A YAML file with a new value. Comments stay with what they are above or beside; a removed entry takes those directly
 * above it along. New keys are in the order of the form.
 * @param source empty for a new file
 * @param model the file whose brackets new lists and groups take over
 * @throws {Unwritable} when the result would not read as `next`
 */
export async function editYaml(source: string, next: EditorValue, shape: Field, model = source): Promise<string> {
  const document = parseDocument<Node, false>(source, quotedTimes);
  if (document.errors.length > 0) throw new Unwritable("The file cannot be read. Ask a developer.");
  document.contents = edited(document.contents, next, shape, { document, brackets: bracketsIn(model) });
  const text = await format(document.toString(oneLine), layout);
  if (textOf(parseDocument(text).toJS() as EditorValue) !== textOf(next))
    throw new Unwritable("It would read otherwise. Write it in another way, or ask a developer.");
  return text;
}

type Work = { document: Document<Node, false>; brackets: ReadonlySet<string> };

/** @param key that of the value, and “key[]” of an entry of a list: what is new has brackets where others have them */
function edited(node: Node | null, next: EditorValue, shape: Field | undefined, work: Work, key = ""): Node {
  if (isMap<Scalar, Node | null>(node) && isRecord(next)) {
    const old = [...node.items];
    node.items = editedPairs(old, next, shape, work);
    const places = node.items.map((pair) => old.indexOf(pair));
    node.comment = headed(keysOf(old), keysOf(node.items), places, node.comment);
    return node;
  }
  if (isSeq<Node>(node) && isList(next)) {
    const old = [...node.items];
    const places = oldPlaces(node.toJS(work.document) as EditorValue[], next);
    node.items = next.map((value, index) => {
      const place = places[index];
      const own = [value, shape?.item, work, `${key}[]`] as const;
      return place === undefined ? created(...own) : edited(old[place] ?? null, ...own);
    });
    node.comment = headed(old, node.items, places, node.comment);
    return node;
  }
  if (isScalar(node) && !isRecord(next) && !isList(next)) return node.value === next ? node : rewritten(node, next);
  const fresh = created(next, shape, work, key);
  return Object.assign(fresh, { commentBefore: node?.commentBefore, comment: node?.comment });
}

const keysOf = (pairs: readonly Pair<Scalar>[]) => pairs.map(({ key }) => key);

/** The pairs of a group in the order of the file; a new one comes after those that the form has before it. */
function editedPairs(
  old: readonly Pair<Scalar, Node | null>[],
  next: Readonly<Record<string, EditorValue | undefined>>,
  shape: Field | undefined,
  work: Work,
) {
  const wanted = orderedKeys(next, shape);
  const pairs = old.filter(({ key }) => wanted.includes(String(key.value)));
  for (const [at, key] of wanted.entries()) {
    const own = [next[key] ?? null, fieldOf(shape, key), work, key] as const;
    const pair = pairs.find((one) => String(one.key.value) === key);
    if (pair) pair.value = edited(pair.value, ...own);
    else {
      const before = pairs.findLastIndex((one) => wanted.slice(0, at).includes(String(one.key.value)));
      const fresh = work.document.createPair(key, null) as Pair<Scalar, Node | null>;
      fresh.value = created(...own);
      pairs.splice(before + 1, 0, fresh);
    }
  }
  return pairs;
}

/**
 * Puts the comments that head the entries of a list or a group where they were: those above the first one, and those
 * that an empty line separates from what follows. Other comments belong to the entry below them.
 * @param places for each entry its old place; none or -1 for a new one
 * @returns the comment below the last entry
 */
function headed(
  old: readonly Node[],
  next: readonly Node[],
  places: readonly (number | undefined)[],
  last: string | null | undefined,
) {
  const heads = old.map((node, index) => {
    const { commentBefore: comment, spaceBefore: space = false } = node;
    if (!comment) return undefined;
    const end = index === 0 || comment.endsWith("\n") ? comment.length : comment.lastIndexOf("\n\n") + 1;
    if (end === 0) return undefined;
    Object.assign(node, { commentBefore: comment.slice(end + 1), spaceBefore: false });
    return { text: comment.slice(0, end), space };
  });
  let below = last;
  for (const [index, head] of [...heads.entries()].reverse()) {
    if (!head) continue;
    const stays = index === 0 || next.length === old.length;
    const node = next[stays ? index : places.findIndex((place) => place !== undefined && place >= index)];
    const joined = (comment: string | null | undefined) => [head.text, comment].filter(Boolean).join("\n");
    if (node) Object.assign(node, { commentBefore: joined(node.commentBefore), spaceBefore: head.space });
    else below = joined(below);
  }
  return below;
}

/** A scalar with another value. Quotes that the old value did not need stay, as a wrapped text does. */
function rewritten(node: Scalar, next: string | number | boolean | null): Scalar {
  const { type, value: old } = node;
  const lines = typeof next === "string" && next.includes("\n");
  const isFree =
    typeof old === "string" && !lines && stringify(old, { ...quotedTimes, lineWidth: 0 }).trimEnd() === old;
  const stays = type === Scalar.BLOCK_FOLDED || (type === Scalar.BLOCK_LITERAL ? lines : isFree);
  if (!stays) node.type = Scalar.PLAIN;
  node.value = next;
  return node;
}

function created(value: EditorValue, shape: Field | undefined, { document, brackets }: Work, key: string): Node {
  const node = document.createNode(inOrder(value, shape), { aliasDuplicateObjects: false }) as Node;
  const style = (one: unknown, name: string) => {
    if (!isCollection(one)) return;
    if (brackets.has(name)) one.flow = true;
    if (isSeq(one)) for (const item of one.items) style(item, `${name}[]`);
    else for (const pair of one.items as Pair<Scalar>[]) style(pair.value, String(pair.key.value));
  };
  style(node, key);
  return node;
}

/** The keys whose lists and groups are in brackets, and as “key[]” those whose entries are. */
function bracketsIn(source: string): Set<string> {
  const keys = new Set<string>();
  visit(parseDocument(source), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isCollection(value)) return;
      const [first] = value.items;
      if (value.flow && first) keys.add(String(key.value));
      else if (isCollection(first) && first.flow) keys.add(`${String(key.value)}[]`);
    },
  });
  return keys;
}

function inOrder(value: EditorValue, shape: Field | undefined): EditorValue {
  if (isList(value)) return value.map((item) => inOrder(item, shape?.item));
  if (!isRecord(value)) return value;
  const entries = orderedKeys(value, shape).map((key) => [key, inOrder(value[key] ?? null, fieldOf(shape, key))]);
  return Object.fromEntries(entries) as EditorValue;
}

const fieldOf = (shape: Field | undefined, key: string) => shape?.fields?.find((field) => field.key === key);

/** The keys of a group in the order of its form; keys that it does not know come last. */
function orderedKeys(values: Readonly<Record<string, EditorValue | undefined>>, shape: Field | undefined): string[] {
  const order = shape?.fields?.map(({ key }) => key) ?? [];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.keys(values)
    .filter((key) => values[key] !== undefined)
    .sort((a, b) => place(a) - place(b));
}
