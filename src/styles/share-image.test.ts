import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lightColors } from "./share-image.ts";

test("the paper of the light theme is the color that the head of each page gives to browsers", () => {
  const colors = lightColors(readFileSync(new URL("./tokens.css", import.meta.url), "utf8"));
  const head = readFileSync(new URL("../layouts/Document.astro", import.meta.url), "utf8");
  expect(head).toContain(`content="${colors["paper"]}" media="(prefers-color-scheme: light)"`);
});
