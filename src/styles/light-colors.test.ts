import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hexOf, lightColors } from "./oklch.ts";

test.each([
  { color: [1, 0, 0] as const, hex: "#ffffff", because: "nothing is lighter" },
  { color: [0, 0, 0] as const, hex: "#000000", because: "nothing is darker" },
  { color: [0.628, 0.2577, 29.23] as const, hex: "#ff0000", because: "it is the red of every screen" },
  { color: [0.7, 0.4, 150] as const, hex: "#00d600", because: "what no screen shows is cut off" },
])("$color is $hex: $because", ({ color, hex }) => {
  expect(hexOf(color)).toBe(hex);
});

test("the paper of the light theme is the colour that the head of each page gives to browsers", () => {
  const colors = lightColors(readFileSync(new URL("./tokens.css", import.meta.url), "utf8"));
  const head = readFileSync(new URL("../layouts/Document.astro", import.meta.url), "utf8");
  expect(head).toContain(`content="${colors["paper"]}" media="(prefers-color-scheme: light)"`);
});
