import { expect, test } from "vitest";
import { traces } from "#ui/graphics/traces.ts";
import { pictureRenderer, setTitle } from "./share-images.ts";

const draw = await pictureRenderer();
const picture = { title: "Contact us", name: "Harbor", host: "example.org", trace: traces.response };

test("the same page gets the same picture, byte for byte", async () => {
  const again = await pictureRenderer();
  expect((await again(picture)).equals(await draw(picture))).toBe(true);
});

test.each([
  { title: "Contact us", lines: ["Contact us"], because: "it is short" },
  {
    title: "What to Expect From a No-Fault Neurologist",
    lines: ["What to Expect From a", "No-Fault Neurologist"],
    because: "lines are about as long as each other, and No-Fault is one word",
  },
])("“$title” is in $lines.length lines: $because", ({ title, lines }) => {
  expect(setTitle(title).lines).toEqual(lines);
});

test("a title in Cyrillic is drawn, and one whose letters the drawing program cannot join is left out", async () => {
  const titles = { Cyrl: ["После аварии", "После"], Arab: ["حادثے کے بعد", "بعد"] };
  const [cyrillic, shorter] = await Promise.all(
    titles.Cyrl.map((title) => draw({ ...picture, title, script: "Cyrl" })),
  );
  expect(shorter?.equals(cyrillic ?? Buffer.of())).toBe(false);
  const [arabic, other] = await Promise.all(titles.Arab.map((title) => draw({ ...picture, title, script: "Arab" })));
  expect(other?.equals(arabic ?? Buffer.of())).toBe(true);
});

test("the longest title that an article may have is whole, and smaller", () => {
  const title = "Long words ".repeat(8).trim().slice(0, 80);
  const { fontSize, lines } = setTitle(title);
  expect(lines.join(" ")).toBe(title);
  expect(fontSize).toBeLessThan(setTitle("Contact us").fontSize);
});

test("a title without an end is refused by its name", () => {
  expect(() => setTitle("word ".repeat(60))).toThrow("shorten it");
});
