import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { officeSchema, practiceSchema } from "#practice/practice-schema.ts";
import { linkablePages } from "../support/built-pages.ts";
import { contentFile, textsIn } from "../support/content-files.ts";
import { toConfirm } from "../support/content.ts";

const root = new URL("../../../", import.meta.url);

/** The value at a path, such as `phone`; in a list by the id of the entry, such as `diagnostics.url`. */
function valueAt(data: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return (value as { id?: string }[]).find(({ id }) => id === step);
    return (value as Record<string, unknown> | undefined)?.[step];
  }, data);
}

/** Optional fields that the practice has yet to fill in. */
const mayBeLeftOut: Readonly<Record<string, readonly string[]>> = {
  practice: Object.keys(practiceSchema.shape),
  offices: Object.keys(officeSchema([]).shape),
};

const contentFiles = readdirSync(new URL("content/", root), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(yaml|md)$/.test(file) && file !== "to-confirm.yaml")
  .map((file) => `content/${file}`);

const madeUp = /example\.(com|org|net)|\+?1?\d{3}55501\d\d|\(\d{3}\) 555-01\d\d/;
const samples = contentFiles.flatMap((file) =>
  textsIn(contentFile(file))
    .filter((text) => madeUp.test(text))
    .map((text) => ({ file, text })),
);

test("every sample in the content is on the list of what must be replaced", () => {
  const listed = toConfirm
    .filter(({ kind }) => kind === "sample")
    .flatMap(({ values }) => values.map(({ file, sample }) => `${file}: ${sample ?? ""}`));
  expect(samples.filter(({ file, text }) => !listed.includes(`${file}: ${text}`))).toEqual([]);
});

describe.each(toConfirm)("$id", ({ values, said, pages }) => {
  test("names files that exist, and fields that they have or may have", () => {
    expect([...values.map(({ file }) => file), ...said].filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
    const unknown = values.filter(({ file, path }) => {
      if (path === undefined || valueAt(contentFile(file).fields, path) !== undefined) return false;
      const [, kind = ""] = /^content\/(\w+)/.exec(file) ?? [];
      return !mayBeLeftOut[kind]?.includes(path);
    });
    expect(unknown).toEqual([]);
  });

  test("names pages that exist", () => {
    const routes = linkablePages.map(({ route }) => route);
    expect(pages === "every page" ? [] : pages.filter((page) => !routes.includes(page))).toEqual([]);
  });
});
