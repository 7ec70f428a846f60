import { isCollection, isMap, isScalar, parseDocument, type Node } from "yaml";
import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import type { EditorValue } from "#editor/api-types.ts";
import { collectionsOf, partsOf, placesOf } from "#editor/entries.ts";
import { fileShape } from "#editor/shapes.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import { editYaml } from "./yaml.ts";

// Random changes to every file of content/. The seeds are fixed, so that failures can be reproduced.

/** Texts that YAML parses as another type, or that editors break. */
const unusual = [
  ...["plain words", "with: colon", "with # hash", "#begin", "---", "...", "- dash", " before", "after ", "ends:"],
  ...["“curly” ‘quotes’", 'say "so" and "no"', "it's", "'quoted'", '"quoted"', "back\\slash", "tab\there", "a  b"],
  ...["😀 emoji 👩‍⚕️", "שלום עולם", "مرحبا: نعم", "\u200fright to left", "no-break\u00a0space", "\u2028line", "a\u0085b"],
  ...["é", "007", "12", "1e3", "0x1F", "1_000", ".5", "+17185550199", "2026-11-21", "09:30", "yes", "Off", "null", "~"],
  ...["true", "{fact} first", "[x]", "a, b", "%percent", "@at", "`tick`", "*star", "&and", "!bang", "| pipe", "> more"],
  ...["? ask", "="],
  ...["two\nlines", "two\n\nparagraphs", "lines\n  further in", "x".repeat(300), "key: {a: b}", "<<", "\ufeffmark"],
];

const files = contentFiles();
const collections = collectionsOf(files);
const sources = (Object.keys(collections) as CollectionName[]).flatMap((name) => {
  const places = placesOf(name, collections[name], files);
  return [...new Set(places.map(({ path }) => path))].map((path) => ({
    path,
    yaml: partsOf(path, files.get(path) ?? "").yaml,
    shape: fileShape(collections[name], places[0]?.index !== undefined),
  }));
});

function randomFrom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  return {
    below: (end: number) => Math.floor(next() * end),
    of: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T,
  };
}
type Random = ReturnType<typeof randomFrom>;

/* eslint-disable @typescript-eslint/no-explicit-any -- This test is about any value at any path. */
type Spot = { path: (string | number)[]; value: any };
const spotsIn = (value: any, path: Spot["path"] = []): Spot[] => [
  ...(path.length > 0 ? [{ path, value }] : []),
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        spotsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

type Change = { kind: "moved" | "added" | "removed" | "changed"; path: Spot["path"] };

/** Makes one change, and says where; nothing where it met a value that no form changes. */
function change(random: Random, next: any): Change | undefined {
  const { path, value } = random.of(spotsIn(next));
  const parent = path.slice(0, -1).reduce((inner, step) => inner[step], next);
  const key = path.at(-1) as any;
  if (Array.isArray(parent) && random.below(2) === 0) {
    const kind = random.of(["moved", "added", "removed"] as const);
    if (kind === "moved") parent.splice(random.below(parent.length), 0, ...parent.splice(key, 1));
    else if (kind === "removed") parent.splice(key, 1);
    else {
      const text = random.of(unusual);
      const first = typeof value === "object" ? (Object.keys(value)[0] ?? "") : "";
      const fresh =
        typeof value === "object" ? { ...value, [value.id ? "id" : first]: value.id ? "new-one" : text } : text;
      parent.splice(random.below(parent.length + 1), 0, fresh);
    }
    return { kind, path };
  }
  if (!Array.isArray(parent) && key !== "id" && Object.keys(parent).indexOf(key) > 0 && random.below(8) === 0) {
    Reflect.deleteProperty(parent, key);
    return { kind: "removed", path };
  }
  if (typeof value === "number") parent[key] = random.of([1, 2.5, -3, 100]);
  else if (typeof value === "boolean") parent[key] = !value;
  else if (typeof value === "string" && key !== "id")
    parent[key] = random.of([random.of(unusual), `${value} ${random.of(unusual)}`]);
  else return undefined;
  return { kind: "changed", path };
}

/** The lines that a change may touch: those of its value or, where it is in brackets, of all that is in them. */
function ownLines(yaml: string, { kind, path }: Change): [from: number, to: number] {
  const document = parseDocument(yaml);
  const around = path.map((_, depth) => document.getIn(path.slice(0, depth), true));
  const brackets = around.find((node) => isCollection(node) && node.flow === true);
  const lineOf = (offset: number) => yaml.slice(0, offset).split("\n").length - 1;
  const linesOf = (first: Node, last: Node): [number, number] => {
    const [from, to] = [first.range?.[0] ?? 0, last.range?.[1] ?? 0];
    return [lineOf(from), lineOf(from + yaml.slice(from, to).trimEnd().length) + 1];
  };
  if (brackets) return linesOf(brackets as Node, brackets as Node);
  if (kind === "added") return [0, 0];
  const parent = around.at(-1);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const value = document.getIn(path, true) as Node;
  const [from, to] = linesOf((pair?.key ?? value) as Node, value);
  if (kind === "changed" || path.at(-1) === 0) return [from, to];
  const above = yaml.split("\n").slice(0, from).toReversed();
  const comments = above.findIndex((line) => !line.trimStart().startsWith("#"));
  return [from - (comments < 0 ? above.length : comments), to];
}

const linesIn = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** Whether all lines are still there, in their order. */
function areLeft(lines: readonly string[], edited: readonly string[]): boolean {
  let at = -1;
  return lines.every((line) => (at = edited.indexOf(line, at + 1)) >= 0);
}

/** Needless quotes go once a value had to be in quotes. */
const withoutQuotes = (text: string) => text.replace(/["']/g, "");

/** Changes for each seed; test:faults makes more. */
const rounds = Number(process.env["MUTATIONS"] ?? 300) / 5;

test("every file is laid out as the editor writes it", async () => {
  for (const { path, yaml, shape } of sources)
    expect({ path, yaml: await editYaml(yaml, parseDocument(yaml).toJS() as EditorValue, shape) }).toEqual({
      path,
      yaml,
    });
});

test.each([1, 20_261_123, 77_777].entries().toArray())(
  "a change reads as it was meant, keeps every comment, and touches only its own lines, and has an opposite (seed %i: %i)",
  async (index, seed) => {
    const random = randomFrom(seed);
    const failed: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { path, yaml, shape } = sources[(index * rounds + round) % sources.length] as (typeof sources)[number];
      const next = parseDocument(yaml).toJS() as EditorValue;
      const made = change(random, next);
      if (!made) continue;
      const what = `${path}: ${made.kind} ${made.path.join(".")}`;
      // `editYaml` itself throws if the result parses to another value.
      const edited = await editYaml(yaml, next, shape).catch((error: Error) =>
        failed.push(`${what}: ${error.message}`),
      );
      if (typeof edited === "number") continue;
      const comments = made.kind === "removed" ? [] : (yaml.match(/^\s*#.*$|\s#\s.*$/gm) ?? []);
      if (comments.some((comment) => !edited.includes(comment))) failed.push(`${what}: a comment is lost`);
      const [from, to] = ownLines(yaml, made);
      const rest = yaml.split("\n").toSpliced(from, to - from);
      if (!areLeft(linesIn(rest.join("\n")), linesIn(edited))) failed.push(`${what}: other lines are changed`);
      // What is removed takes its comments and its place along.
      if (made.kind === "removed") continue;
      const back = await editYaml(edited, parseDocument(yaml).toJS() as EditorValue, shape);
      if (withoutQuotes(back) !== withoutQuotes(yaml)) failed.push(`${what}: not the same once it is undone`);
    }
    expect(failed).toEqual([]);
  },
);
