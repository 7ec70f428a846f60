import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The fields of a file of `content/`, as written, and its body; a YAML file has none. */
export function contentFile(file: string): { fields: unknown; body: string } {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
  const [, fields = text, body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { fields: parse(fields), body };
}

/** All strings in a value, at any depth, except ids. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "id" ? [] : textsIn(inner)));
}
