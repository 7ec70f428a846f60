import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { drawnPhoto } from "@practice/site/tests/support/drawn-photo.ts";
import { openEditor } from "./testing.ts";

let editor: Awaited<ReturnType<typeof openEditor>>;
afterEach(() => editor.close());

/** Sends a file as the page does. */
async function send(bytes: Uint8Array, { slot = "team", origin = "" } = {}) {
  const answer = await editor.app.request(`/api/picture?slot=${slot}`, {
    method: "POST",
    headers: { Origin: origin || editor.origin, "Sec-Fetch-Site": origin ? "cross-site" : "same-origin" },
    body: Uint8Array.from(bytes),
  });
  return { status: answer.status, ...((await answer.json()) as { file?: string; problem?: string }) };
}

const photo = async (width: number, height: number) => (await drawnPhoto({ width, height })).jpeg().toBuffer();
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(99)]);

test.each([
  { what: "a HEIC picture", bytes: () => heic, says: "export it as a JPEG" },
  { what: "an SVG", bytes: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), says: "not a photograph" },
  { what: "a text named .jpg", bytes: () => Buffer.from("Dear doctor"), says: "not a picture, whatever its name" },
  { what: "nothing", bytes: () => Buffer.from(""), says: "not a picture" },
  { what: "half a JPEG", bytes: async () => (await photo(1300, 800)).subarray(0, 20_000), says: "damaged" },
  {
    what: "a small picture",
    bytes: () => photo(640, 480),
    says: "640 × 480 pixels, and this place needs at least 1216",
  },
  { what: "a bomb of pixels", bytes: () => bomb(), says: "more than 100 megapixels" },
])("$what is refused with a sentence, and nothing is written", async ({ bytes, says }) => {
  editor = await openEditor();
  const { status, problem } = await send(await bytes());
  expect([413, 415, 422]).toContain(status);
  expect(problem).toContain(says);
  expect(editor.read("pictures.yaml")).toContain("team: {}");
});

/** A PNG of 101 megapixels in few bytes. */
const bomb = () =>
  sharp({ create: { width: 11_000, height: 9_200, channels: 3, background: "red" }, limitInputPixels: false })
    .png()
    .toBuffer();

test("a picture from a page of another site is refused", async () => {
  editor = await openEditor();
  expect((await send(await photo(1300, 800), { origin: "https://evil.example" })).status).toBe(403);
});

test("a portrait of 40 megapixels with a place is stored upright, smaller and without the place, and removed with it", async () => {
  editor = await openEditor();
  const camera = await (
    await drawnPhoto({ width: 1460, height: 1100 })
  )
    .resize(7300, 5500, { kernel: "nearest" })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 36/1 0/1" } })
    .jpeg()
    .toBuffer();
  const sent = await sharp(camera).metadata();
  expect([sent.orientation, sent.exif?.includes("Camera")]).toEqual([6, true]);

  const { file = "" } = await send(camera, { slot: "physician" });
  expect((await editor.save("pictures", "pictures", { physician: { file } })).body).toMatchObject({
    mistakes: [{ path: ["physician", "alt"] }],
  });
  const before = editor.read("pictures.yaml");
  expect((await editor.save("pictures", "pictures", { physician: { file, alt: "Our doctor" } })).status).toBe(200);
  const stored = readFileSync(join(editor.root, "content/pictures", file));
  const { width, height, exif, xmp, orientation } = await sharp(stored).metadata();
  expect({ width, height, exif, xmp, orientation }).toEqual({ width: 1808, height: 2400 });

  expect((await editor.save("pictures", "pictures", { physician: {} })).status).toBe(200);
  expect(() => editor.read(`pictures/${file}`)).toThrow("no such file");
  expect(editor.read("pictures.yaml")).toBe(before);
}, 30_000);

test("a picture that no longer waits is asked for once more", async () => {
  editor = await openEditor();
  const answer = await editor.save("pictures", "pictures", { team: { file: "team-0.jpg", alt: "We" } });
  expect(answer).toMatchObject({ status: 409, body: { problem: expect.stringContaining("Choose it once more") } });
});
