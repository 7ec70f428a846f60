import type { Locator } from "@playwright/test";
import { parse } from "yaml";
import { readablePhone } from "#practice/phone.ts";
import { offices, practice } from "../../support/content.ts";

/** Nodes that screen readers navigate by; the text between may change without a new record. */
const recorded =
  /^(banner|navigation|main|contentinfo|complementary|region|article|form|search|group|heading|link|button|textbox|searchbox|combobox|radio|checkbox|iframe|img|table|status|alert)\b/;

/** Facts of `content/` are recorded by name. */
const facts: readonly (readonly [text: string, name: string])[] = [
  [practice.name, "{practice}"],
  [practice.email, "{email}"],
  [readablePhone(practice.phone), "{phone}"],
  ...offices.flatMap(({ id, phone, street }) => [
    [readablePhone(phone), `{${id}Phone}`] as const,
    [street, `{${id}Street}`] as const,
  ]),
];

/** The message when a snapshot differs from the record. */
export const advice =
  "The accessibility tree of this page has changed. Read the lines below as a screen reader says them; if they are right, `npm run record` writes them into site/tests/journeys/accessibility-tree.txt.";

/** A node of Playwright's ARIA snapshot, `link "Home"`, with its address, text or children. */
type AriaNode = string | Record<string, string | AriaNode[]>;
type Visit = (node: string, inside: readonly AriaNode[], depth: number) => void;

/**
 * The landmarks, headings, controls, images and tables of a part of the page, as exposed to screen readers, in order,
 * one per line.
 */
export async function accessibilitySnapshot(part: Locator): Promise<string> {
  const lines: string[] = [];
  await walk(part, (node, _, depth) => lines.push("  ".repeat(depth) + node));
  return facts.reduce((all, [fact, name]) => all.replaceAll(fact, name), `${lines.join("\n")}\n`);
}

/** Accessible names that links with different addresses share. */
export async function ambiguousLinks(part: Locator): Promise<string[]> {
  const addresses = new Map<string, Set<unknown>>();
  await walk(part, (node, inside) => {
    const address = inside.find((child) => typeof child === "object" && "/url" in child);
    if (node.startsWith("link")) addresses.set(node, (addresses.get(node) ?? new Set()).add(JSON.stringify(address)));
  });
  return [...addresses].filter(([, { size }]) => size > 1).map(([node]) => node);
}

async function walk(part: Locator, visit: Visit): Promise<void> {
  const enter = (nodes: readonly AriaNode[], depth: number) => {
    for (const node of nodes) {
      const [[name, value] = [""]] = typeof node === "string" ? [[node] as const] : Object.entries(node);
      const inside = Array.isArray(value) ? value : [];
      const isRecorded = recorded.test(name);
      if (isRecorded) visit(name, inside, depth);
      enter(inside, isRecorded ? depth + 1 : depth);
    }
  };
  enter(parse(await part.ariaSnapshot()) as AriaNode[], 0);
}
