import { expect, test } from "vitest";
import { shareImageSize } from "#styles/share-image.ts";
import { traces } from "#ui/graphics/traces.ts";
import { orderOf, pictureRenderer } from "./share-images.ts";
import { margin, setTitle, titleFonts } from "./share-titles.ts";

const [draw, fonts] = await Promise.all([pictureRenderer(), titleFonts()]);
const picture = { title: "Contact us", name: "Harbor", host: "example.org", trace: traces.response };
const set = (title: string) => setTitle(title, fonts);

test("the same page gets the same picture, byte for byte", async () => {
  const again = await pictureRenderer();
  expect((await again(picture)).equals(await draw(picture))).toBe(true);
});

test.each([{ title: "Services" }, { name: "Pier" }, { host: "example.net" }, { trace: traces.six }])(
  "another picture has %o",
  async (change) => {
    expect((await draw({ ...picture, ...change })).equals(await draw(picture))).toBe(false);
  },
);

const head = (image: string) =>
  `<link rel="canonical" href="https://example.org/contact"><meta property="og:site_name" content="Harbor"><meta property="og:image" content="https://example.org${image}">`;

test("a page has a picture of its own title and trace; one that names a file has none", () => {
  const order = (html: string) => orderOf({ file: "contact.html", html });
  const own = `${head("/og/contact.png")}<h1>Contact us</h1>`;
  expect(order(own)).toEqual({ file: "og/contact.png", picture });
  expect(order(`${own}<svg data-trace="six"></svg>`)?.picture.trace).toBe(traces.six);
  expect(order(`${head("/icon-512.png")}<h1>Contact us</h1>`)).toBeUndefined();
  expect(() => order(head("/og/contact.png"))).toThrow("contact.html has no h1");
  expect(() => order(`${own}<svg data-trace="seven">`)).toThrow("“seven”");
});

test("no line of a title overflows the picture, whatever its length", async () => {
  for (let length = 5; length <= 80; length += 3) {
    const { fontSize, lines } = await set("Long words ".repeat(8).slice(0, length).trim());
    for (const { width } of lines) expect(width * fontSize).toBeLessThanOrEqual(shareImageSize.width - 2 * margin);
  }
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

test("a title that is too long is an error that names it", async () => {
  await expect(set("word ".repeat(60))).rejects.toThrow("shorten it");
});
