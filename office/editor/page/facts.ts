import type { FactView } from "#editor/api-types.ts";

const inBraces = /\{(\w+)\}/g;

/** A part of a text: plain text, or a fact in braces with its value; an unknown fact has no value. */
type FactPart = string | { name: string; value: string | undefined };

/** Splits a text at its facts. */
export function partsOf(text: string, facts: readonly FactView[]): FactPart[] {
  const parts: FactPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = "", index } of text.matchAll(inBraces)) {
    if (index > from) parts.push(text.slice(from, index));
    parts.push({ name, value: facts.find((fact) => fact.name === name)?.value });
    from = index + whole.length;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

/** A text with the values of its facts, as plain text. */
export function withValues(text: string, facts: readonly FactView[]): string {
  return partsOf(text, facts)
    .map((part) => (typeof part === "string" ? part : (part.value ?? `{${part.name}}`)))
    .join("");
}

/** Whether a text references a fact. */
export const namesFact = (text: string): boolean => text.search(inBraces) >= 0;
