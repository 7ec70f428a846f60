import { readFileSync } from "node:fs";
import { inGamut, wcagContrast as contrast } from "culori";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Theme = "light" | "dark";
type Colors = Map<string, Record<Theme, string>>;

/** The colors of one block of declarations, in both themes; the first declaration of a name counts. */
function colorsOf(block: string): Colors {
  const colors: Colors = new Map();
  for (const [, name = "", light = "", dark = ""] of block.matchAll(
    /--color-([\w-]+):\s*light-dark\((oklch\([^)]*\)),\s*(oklch\([^)]*\))\)/g,
  ))
    if (!colors.has(name)) colors.set(name, { light, dark });
  return colors;
}

const [paperBlock = "", panelBlock = ""] = css.split('[data-surface="panel"]');
const onPaper = colorsOf(paperBlock);
/** On the inverse surface some tokens have the panel’s own colors. */
const onPanel: Colors = new Map(
  [...panelBlock.matchAll(/--color-([\w-]+):\s*var\(--color-([\w-]+)\)/g)].flatMap(([, name = "", own = ""]) => {
    const both = onPaper.get(own);
    return both ? [[name, both]] : [];
  }),
);

const colors: Colors = new Map([
  ...onPaper,
  ...[...onPanel].map(([name, both]) => [`${name} in a panel`, both] as const),
]);

function color(name: string, theme: Theme): string {
  const found = colors.get(name)?.[theme];
  if (!found) throw new Error(`tokens.css has no --color-${name} as light-dark(oklch(…), oklch(…)).`);
  return found;
}

const themes: readonly Theme[] = ["light", "dark"];

const pairs: readonly [ink: string, background: string, minimum: number, because: string][] = [
  ["ink", "paper", 7, "running text"],
  ["ink", "raised", 7, "running text"],
  ["ink", "sunk", 7, "running text"],
  ["ink", "calm", 7, "running text of the short page"],
  ["link", "calm", 7, "a link is text"],
  ["mark", "calm", 3, "a drawn mark"],
  ["edge", "calm", 3, "the outline of a field"],
  ["action-edge", "calm", 3, "the outline of a button"],
  ["bad", "calm", 3, "the marks of danger signs"],
  ["ink-soft", "paper", 7, "secondary text is still text"],
  ["ink-soft", "raised", 7, "secondary text is still text"],
  ["ink-soft", "sunk", 7, "secondary text is still text"],
  ["panel-ink", "panel", 7, "running text"],
  ["panel-soft", "panel", 7, "secondary text is still text"],
  ["link", "paper", 7, "a link is text"],
  ["link", "raised", 7, "a link is text"],
  ["link", "sunk", 7, "a link is text"],
  ["on-action", "action", 7, "the label of the main button"],
  ["on-action in a panel", "action in a panel", 7, "the label of the main button"],
  ["action-edge", "paper", 3, "the outline of a button"],
  ["action-edge in a panel", "panel", 3, "the outline of the main button"],
  ["mark", "paper", 3, "a drawn mark"],
  ["mark", "raised", 3, "a drawn mark"],
  ["mark", "sunk", 3, "a drawn mark"],
  ["panel-mark", "panel", 3, "a drawn mark"],
  ["trace", "paper", 7, "the subtitle of the home page"],
  ["trace", "raised", 3, "a drawn line"],
  ["trace", "sunk", 3, "a drawn line"],
  ["panel-trace", "panel", 3, "a drawn line"],
  ["edge", "paper", 3, "the outline of a field"],
  ["edge", "raised", 3, "the outline of a field"],
  ["bad", "paper", 3, "the outline of a field with an error"],
  ["bad", "raised", 7, "the text of an error"],
  ["bad", "bad-wash", 7, "the text of an error"],
  ["good", "good-wash", 4.5, "the drawing of a success"],
  ["ink", "bad-wash", 7, "the text of a notice"],
  ["ink", "good-wash", 7, "the text of a notice"],
  ["ink", "rule", 4.5, "text that crosses a rule"],
];

test.each(pairs)("%s on %s has a contrast of at least %d in both themes: %s", (ink, background, minimum) => {
  for (const theme of themes)
    expect(contrast(color(ink, theme), color(background, theme)), theme).toBeGreaterThanOrEqual(minimum);
});

const isShown = inGamut("rgb");

test("every color can be shown by every screen: all are inside sRGB", () => {
  const outside = [...colors].flatMap(([name, both]) =>
    themes.filter((theme) => !isShown(both[theme])).map((theme) => `${name}, ${theme}`),
  );
  expect(outside).toEqual([]);
  expect(onPaper.size).toBeGreaterThan(20);
});
