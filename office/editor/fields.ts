import { z } from "astro/zod";
import { capital } from "@practice/site/practice/capital.ts";
import type { Choice, EditorValue, Field, FieldKind } from "./api-types.ts";

/** The output of `z.toJSONSchema`, with what `.meta()` adds: a title, a kind, the names of choices. */
type JsonSchema = {
  type?: string;
  title?: string;
  description?: string;
  kind?: FieldKind;
  slot?: Required<Pick<Field, "crops">>;
  names?: Readonly<Record<string, string>>;
  enum?: readonly string[];
  const?: string;
  format?: string;
  default?: EditorValue;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
} & Partial<
  Record<"minLength" | "maxLength" | "minItems" | "maxItems" | "minimum" | "maximum" | "exclusiveMinimum", number>
>;

/** What the content shows about a field: how long its texts are, and the titles of ids. */
type Hints = { isLong: (path: string) => boolean; titleOf: (id: string) => string | undefined };

/** Cache of JSON schemas, which change only with their Zod schemas. */
const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** The form fields for a schema, in its order; derived, never written twice. */
export function fieldsOf(schema: z.ZodType, hints: Hints): Field[] {
  const json =
    jsonSchemas.get(schema) ?? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);
  jsonSchemas.set(schema, json);
  return groupFields(json, hints, "");
}

function groupFields({ properties = {}, required = [] }: JsonSchema, hints: Hints, path: string): Field[] {
  return Object.entries(properties).map(([key, inner]) => ({
    ...fieldOf(key, inner, hints, `${path}/${key}`),
    ...(required.includes(key) ? {} : { optional: true as const }),
  }));
}

function fieldOf(key: string, json: JsonSchema, hints: Hints, path: string): Field {
  const kind = json.kind ?? kindOf(json, hints, path);
  const field = {
    key,
    kind,
    title: json.title ?? sentenceOf(key),
    ...(json.description === undefined ? {} : { hint: json.description }),
    ...(json.default === undefined ? {} : { default: json.default }),
    ...(key === "id" ? { fixed: true as const } : {}),
    ...limitsOf(json),
  };
  if (kind === "choice") return { ...field, choices: choicesOf(json, hints) };
  if (kind === "choices") return { ...field, choices: choicesOf({ names: json.names, ...json.items }, hints) };
  if (kind === "picture") return { ...field, crops: json.slot?.crops ?? [], fields: groupFields(json, hints, path) };
  if (kind === "group" || kind === "hours") return { ...field, fields: groupFields(json, hints, path) };
  if (kind !== "list") return field;
  const list = json.anyOf?.find(({ type }) => type === "array") ?? json;
  const instead = json.anyOf?.find((one) => one.const !== undefined)?.const;
  const item = fieldOf("", list.items ?? {}, hints, path);
  return { ...field, ...limitsOf(list), item, ...(instead === undefined ? {} : { instead }) };
}

const kindsOfFormats: Readonly<Record<string, FieldKind>> = { date: "day", uri: "url", email: "email" };

function kindOf({ type, enum: values, items, anyOf, format = "" }: JsonSchema, hints: Hints, path: string): FieldKind {
  if (anyOf || (type === "array" && !items?.enum)) return "list";
  if (type === "array") return "choices";
  if (values) return "choice";
  if (type === "object") return "group";
  if (type === "boolean") return "yes-no";
  if (type === "number" || type === "integer") return "number";
  return kindsOfFormats[format] ?? (hints.isLong(path) ? "long" : "text");
}

function limitsOf(json: JsonSchema) {
  const least = json.minLength ?? json.minItems ?? json.minimum ?? json.exclusiveMinimum;
  const most = json.maxLength ?? json.maxItems ?? json.maximum;
  const known = (limit: number | undefined) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  return {
    ...(known(least) ? { min: least } : {}),
    ...(known(most) ? { max: most } : {}),
  };
}

function choicesOf({ enum: values = [], names = {} }: JsonSchema, { titleOf }: Hints): Choice[] {
  return values.map((value) => ({ value, title: names[value] ?? titleOf(value) ?? sentenceOf(value) }));
}

/** A key or an id as a label: “licensePage” and “license-page” both read “License page”. */
export function sentenceOf(id: string): string {
  if (/\s/.test(id)) return id;
  const words = id.replace(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll("-", " ");
  return capital(/[a-z]/.test(words) ? words.toLowerCase() : words);
}
