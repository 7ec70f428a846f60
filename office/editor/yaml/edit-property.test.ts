import { isScalar, parseDocument } from "yaml";
import { describe, expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import type { EditorValue } from "#editor/api-types.ts";
import { collectionsOf, partsOf, placesOf } from "#editor/entries.ts";
import { fileShape } from "#editor/shapes.ts";
import type { CollectionName } from "@practice/site/content/collections.ts";
import { editYaml } from "./edit.ts";
import { needsQuotes } from "./scalars.ts";

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

/** Makes one reversible change, and returns its kind. */
function change(random: Random, next: any, yaml: string): string | undefined {
  const { path, value } = random.of(spotsIn(next));
  const parent = path.slice(0, -1).reduce((inner, step) => inner[step], next);
  const key = path.at(-1) as any;
  if (Array.isArray(parent) && random.below(2) === 0) {
    if (random.below(2) === 0) {
      parent.splice(random.below(parent.length), 0, ...parent.splice(key, 1));
      return "moved";
    }
    const fresh =
      typeof value === "string"
        ? random.of(unusual)
        : { ...value, ...(value.id ? { id: "new-one" } : { [Object.keys(value)[0] ?? ""]: random.of(unusual) }) };
    parent.splice(random.below(parent.length + 1), 0, fresh);
    return "added";
  }
  if (typeof value === "number") parent[key] = random.of([1, 2.5, -3, 100]);
  else if (typeof value === "boolean") parent[key] = !value;
  else if (typeof value === "string" && key !== "id") {
    const node: unknown = parseDocument(yaml).getIn(path, true);
    const wrapped = isScalar(node) && node.type === "BLOCK_FOLDED";
    // A change of one word in a wrapped text can be undone; a whole new text loses the line breaks. Quotes that a text
    // does not need are lost once it was changed to one that needs them (docs/decisions/0035-editor.md).
    const isQuoted = isScalar(node) && /^QUOTE/.test(node.type ?? "");
    if (wrapped) parent[key] = value.replace(/ \w+ /, " other ");
    else if (isQuoted && !needsQuotes(value, { inFlow: false, isWord: true })) parent[key] = `${value} more`;
    else parent[key] = random.of([random.of(unusual), `${value} ${random.of(unusual)}`]);
  } else return undefined;
  return "changed";
}

/** Changes for each seed; test:faults makes more. */
const rounds = Number(process.env.MUTATIONS ?? 250) / 5;

describe.each([1, 20_261_123, 77_777])("with the seed %i", (seed) => {
  test("a change parses to the intended value, keeps every comment, and undoing it restores the same bytes", () => {
    const random = randomFrom(seed);
    const failed: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { path, yaml, shape } = random.of(sources);
      const old = parseDocument(yaml).toJS() as EditorValue;
      const next = structuredClone(old) as EditorValue;
      const made = change(random, next, yaml);
      if (!made) continue;
      const edited = editYaml(yaml, next, shape);
      const comments = yaml.match(/^\s*#.*$|\s#\s.*$/gm) ?? [];
      if (comments.some((comment) => !edited.includes(comment))) failed.push(`${path}: a comment is lost (${made})`);
      // `editYaml` itself throws if the result parses to another value.
      if (editYaml(edited, old, shape) !== yaml)
        failed.push(`${path}: ${made}, and not the same bytes: ${JSON.stringify(next).slice(0, 200)}`);
    }
    expect(failed).toEqual([]);
  });
});
