import { expect, test } from "vitest";
import { traces } from "#ui/graphics/traces.ts";
import { pictureRenderer } from "./share-images.ts";
import { setTitle, titleFonts } from "./share-titles.ts";

const [draw, fonts] = await Promise.all([pictureRenderer(), titleFonts()]);
const picture = { title: "Contact us", name: "Harbor", host: "example.org", trace: traces.response };
const set = (title: string) => setTitle(title, fonts);

test("the same page gets the same picture, byte for byte", async () => {
  const again = await pictureRenderer();
  expect((await again(picture)).equals(await draw(picture))).toBe(true);
});

test.each([
  { title: "Contact us", lines: ["Contact us"], because: "it is short" },
  {
    title: "What to Expect From a No-Fault Neurologist",
    lines: ["What to Expect From", "a No-Fault Neurologist"],
    because: "lines are about as long as each other, and No-Fault is one word",
  },
  { title: "После аварии", lines: ["После аварии"], because: "the site has a font of Cyrillic" },
  { title: "车祸之后", lines: ["车祸之后"], because: "Chinese is drawn, too" },
  { title: "দুর্ঘটনার পর", lines: ["দুর্ঘটনার পর"], because: "letters of Bengali are joined" },
  { title: "حادثے کے بعد", lines: ["حادثے کے بعد"], because: "letters of Urdu are joined, from the right" },
  { title: "사고 후", lines: [], because: "no font has it, and boxes say nothing" },
])("“$title” is in $lines.length lines: $because", async ({ title, lines }) => {
  expect((await set(title)).lines.map(({ text }) => text)).toEqual(lines);
});

test.each([..."aéıĞşłốЖم病ঘ"])("“%s” is drawn, by a font that has it", async (letter) => {
  expect((await set(letter)).lines[0]?.paths).toMatch(/ d="[^"]/);
});

test("joined letters are narrower than each alone, and begin at the right", async () => {
  const { lines } = await set("بعد");
  const alone = await Promise.all([..."بعد"].map(async (letter) => (await set(letter)).lines[0]?.width ?? 0));
  expect(lines[0]?.width).toBeLessThan(alone.reduce((sum, width) => sum + width, 0));
  expect(lines[0]?.isRightToLeft).toBe(true);
});

test("the longest title that an article may have is whole, and smaller", async () => {
  const title = "Long words ".repeat(8).trim().slice(0, 80);
  const { fontSize, lines } = await set(title);
  expect(lines.map(({ text }) => text).join(" ")).toBe(title);
  expect(fontSize).toBeLessThan((await set("Contact us")).fontSize);
});

test("a title without an end is refused by its name", async () => {
  await expect(set("word ".repeat(60))).rejects.toThrow("shorten it");
});
