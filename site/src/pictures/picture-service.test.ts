import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawnPhoto } from "../../tests/support/drawn-photo.ts";
import { pictureBudget } from "./picture-schema.ts";
import { cutPicture } from "./picture-service.ts";

const asked = { src: "a.jpg", width: 640, height: 800, format: "jpeg", position: "50% 50%" } as const;

/** Nothing but grain: the heaviest picture that there is. */
const grain = await sharp({
  create: { width: 1300, height: 1300, channels: 3, background: "gray", noise: { type: "gaussian", sigma: 30 } },
})
  .jpeg({ quality: 95 })
  .toBuffer();

describe.each(["avif", "jpeg"] as const)("as %s", (format) => {
  test.each([
    ["a drawn photograph", async () => (await drawnPhoto({ width: 1600, height: 2000 })).jpeg().toBuffer()],
    ["nothing but grain", () => Promise.resolve(grain)],
  ])("%s weighs at most 35 kB at 640 pixels", async (_, photo) => {
    const { data } = await cutPicture(await photo(), { ...asked, format });
    const { width, height, format: kind } = await sharp(data).metadata();
    expect([width, height, kind === "heif" ? "avif" : kind]).toEqual([640, 800, format]);
    expect(data.length).toBeLessThanOrEqual(pictureBudget);
  });
});

/** The colors of a picture in the middle of its left and its right half. */
async function halves(picture: Uint8Array) {
  const { data } = await sharp(picture).resize(2, 1, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  return [data.subarray(0, 3), data.subarray(3, 6)].map(([red = 0, , blue = 0]) => (red > blue ? "red" : "blue"));
}

/** Red above blue as the camera's chip lies; the camera was held upright, so that a reader sees them side by side. */
const turned = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "blue" } })
  .composite([{ input: { create: { width: 1600, height: 600, channels: 3, background: "red" } }, top: 0, left: 0 }])
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 36/1 0/1" } })
  .jpeg()
  .toBuffer();

test.each([
  ["50% 50%", ["blue", "red"]],
  ["0% 50%", ["blue", "blue"]],
  ["100% 50%", ["red", "red"]],
])("a portrait with a place is upright, without the place, and cut at %s", async (position, colors) => {
  const { data } = await cutPicture(turned, { ...asked, width: 300, height: 800, position });
  expect(await halves(data)).toEqual(colors);
  expect((await sharp(data).metadata()).exif).toBeUndefined();
});

test("a picture is never enlarged: its name and the pixels that it needs are said", async () => {
  await expect(cutPicture(turned, { ...asked, width: 1216 })).rejects.toThrow(
    "The picture a.jpg is 1200 × 1600 pixels; its place in content/pictures.yaml needs at least 1216 × 800",
  );
});
