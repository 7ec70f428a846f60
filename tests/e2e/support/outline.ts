import type { Page } from "@playwright/test";
import { dayInNewYork } from "#domain/calendar-days.ts";
import { readablePhone } from "#domain/phone.ts";
import { offices, practice } from "../../support/content.ts";
import { now } from "./test.ts";

/** What of the browser's accessibility tree and document is read here. */
type Property = { name: string; value: { value?: unknown } };
type Words = { value?: unknown };
type Heard = {
  nodeId: string;
  role?: Words;
  name?: Words;
  value?: Words;
  description?: Words;
  properties?: Property[];
  childIds?: string[];
  backendDOMNodeId?: number;
};
type Drawn = { backendNodeId: number; attributes?: string[]; children?: Drawn[] };

const places = [
  "banner",
  "navigation",
  "main",
  "contentinfo",
  "complementary",
  "region",
  "article",
  "form",
  "search",
  "group",
];
/** Fields of parts that are the browser's own: said as one. */
const ofParts = ["Date", "InputTime"];
const controls = [
  "link",
  "button",
  "textbox",
  "searchbox",
  "combobox",
  "radio",
  ...ofParts,
  "DisclosureTriangle",
  "DisclosureTriangleGrouped",
  "Iframe",
];
const others = ["heading", "image", "table", "status", "alert"];

/** What is said only where it stands in the content may change there, and the day of the test: written by its name. */
const facts: readonly (readonly [words: string, name: string])[] = [
  [`value “${dayInNewYork(now)}”`, "value “{today}”"],
  [practice.name, "{practice}"],
  [practice.email, "{email}"],
  [readablePhone(practice.phone), "{phone}"],
  ...offices.flatMap(
    ({ id, phone, street }) =>
      [
        [readablePhone(phone), `{${id}Phone}`],
        [street, `{${id}Street}`],
      ] as const,
  ),
];

/** What to do when a record of what a screen reader has is not the page's. */
export const record =
  "What a screen reader has of this page has changed. Read the lines below as a person would hear them; if they are right, `npm run record` writes them into tests/e2e/walks/.";

/** What a screen reader has of a page: its outline in words, and the names that lead to more than one thing. */
type Spoken = { outline: string; ambiguous: string[] };

/**
 * Reads the page, or one part of it, as a screen reader does: places, headings, controls and drawings in their order, a
 * line each, with role, name, states and description. Stops of the keyboard carry the number that `focusable` gave them.
 */
export async function listen(page: Page, part = "RootWebArea"): Promise<Spoken> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Heard[] };
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  await session.detach();

  const heard = new Map(nodes.map((node) => [node.nodeId, node]));
  const attributes = attributesIn(root as Drawn);
  const lines: string[] = [];
  const write = (node: Heard, depth: number) => {
    const line = lineFor(node, attributes.get(node.backendDOMNodeId ?? 0) ?? {});
    if (line) lines.push("  ".repeat(depth) + line);
    if (ofParts.includes(String(node.role?.value))) return;
    const inner = line && places.includes(String(node.role?.value)) ? depth + 1 : depth;
    for (const id of node.childIds ?? []) {
      const child = heard.get(id);
      if (child) write(child, inner);
    }
  };
  const start = nodes.find(({ role }) => role?.value === part);
  if (!start) throw new Error(`Nothing on the page has the role ${part}.`);
  write(start, 0);
  const text = `${lines.join("\n")}\n`;
  return {
    outline: facts.reduce((all, [words, name]) => all.replaceAll(words, name), text),
    ambiguous: namesOfSeveral(nodes),
  };
}

/** Names that two links to different addresses share, or any two other controls. */
function namesOfSeveral(nodes: readonly Heard[]): string[] {
  const targets = new Map<string, Set<unknown>>();
  for (const { nodeId, role, name, properties = [] } of nodes) {
    if (!controls.includes(String(role?.value))) continue;
    const address = properties.find((one) => one.name === "url")?.value.value ?? nodeId;
    const key = `${String(role?.value)} “${String(name?.value)}”`;
    targets.set(key, (targets.get(key) ?? new Set()).add(address));
  }
  return [...targets].filter(([, { size }]) => size > 1).map(([name]) => name);
}

type Attributes = Record<string, string>;

/** The attributes of every element, by the number that the accessibility tree calls it by. */
function attributesIn(root: Drawn): Map<number, Attributes> {
  const found = new Map<number, Attributes>();
  const visit = ({ backendNodeId, attributes = [], children = [] }: Drawn) => {
    const own: Attributes = {};
    for (let index = 0; index < attributes.length; index += 2)
      own[attributes[index] ?? ""] = attributes[index + 1] ?? "";
    found.set(backendNodeId, own);
    children.forEach(visit);
  };
  visit(root);
  return found;
}

function lineFor({ role, name, value, description, properties = [] }: Heard, attributes: Attributes): string {
  const kind = String(role?.value);
  const words = String(name?.value ?? "");
  const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value.value;
  if (![...places, ...controls, ...others].includes(kind) || (kind === "group" && !words)) return "";
  const stop = attributes["data-stop"];
  const states = [
    property("expanded") === true && "expanded",
    property("expanded") === false && "collapsed",
    property("required") === true && "required",
    property("invalid") === "true" && "invalid",
    property("disabled") === true && "disabled",
    attributes["aria-current"] && `current ${attributes["aria-current"]}`.replace(/ true$/, ""),
    attributes["aria-live"] && attributes["aria-live"] !== "off" && `said at once: ${attributes["aria-live"]}`,
    value?.value !== undefined && value.value !== "" && `value “${String(value.value)}”`,
    description?.value !== undefined && description.value !== "" && `described “${String(description.value)}”`,
  ].filter(Boolean);
  const title = [
    kind.startsWith("Disclosure") ? "disclosure" : kind.toLowerCase(),
    kind === "heading" && property("level"),
    words && `“${words}”`,
  ];
  return `${stop === undefined ? "" : `${Number(stop) + 1}. `}${[title.filter(Boolean).join(" "), ...states].join(", ")}`;
}
