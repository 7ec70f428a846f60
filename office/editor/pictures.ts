import { createHash } from "node:crypto";
import { encodingOf, type ContentFiles } from "@practice/site/content/check.ts";
import { leastPixels, pictureSlots, type PictureName } from "@practice/site/pictures/picture-schema.ts";
import type { EditorValues, PictureAnswer } from "./api-types.ts";
import { Refused } from "#inbox/guard.ts";
import type { Changes } from "./store.ts";

/** The most bytes of a picture that arrives; a photograph of 40 megapixels has about 25 million. */
export const maxPictureBytes = 50_000_000;
/** Decoding takes three bytes of memory for each pixel. */
const maxPixels = 100_000_000;
/** The longest side of a picture as it is stored: enough for the widest place. */
const longestSide = 2400;
/** How many pictures wait to be saved. */
const maxWaiting = 24;

/** Pictures that were chosen and are not saved yet, as base64 by their paths in `content/`; lost when the program ends. */
export type Pictures = {
  take: (slot: string, bytes: Uint8Array) => Promise<PictureAnswer>;
  /** The text of a file in `content/`, or of one that waits. */
  read: (file: string, files: ContentFiles) => string | undefined;
};

const folder = "pictures/";
const choose = "Choose a photograph as a JPEG or PNG.";

export function createPictures(): Pictures {
  const waiting = new Map<string, string>();
  return {
    async take(slot, bytes) {
      if (!Object.hasOwn(pictureSlots, slot)) throw new Refused(404, "There is no such place. Load the page anew.");
      const picture = await storedPicture(slot as PictureName, bytes);
      const hash = createHash("sha256").update(picture).digest("hex").slice(0, 12);
      const file = `${slot.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${hash}.jpg`;
      // Chosen again, it is the newest.
      waiting.delete(folder + file);
      waiting.set(folder + file, picture.toString(encodingOf(file)));
      for (const path of [...waiting.keys()].slice(0, -maxWaiting)) waiting.delete(path);
      return { file };
    },
    read: (file, files) => files.get(folder + file) ?? waiting.get(folder + file),
  };
}

/** The files of pictures that new values need, and those that they no longer name. */
export function pictureChanges(
  pictures: Pictures,
  files: ContentFiles,
  next: EditorValues,
  old: EditorValues,
): Changes {
  const changes = new Map<string, string | undefined>();
  const named = namedIn(next);
  for (const file of namedIn(old)) if (!named.includes(file)) changes.set(folder + file, undefined);
  for (const file of named) {
    const text = pictures.read(file, files);
    if (text === undefined) throw new Refused(409, `The picture “${file}” is no longer here. Choose it once more.`);
    changes.set(folder + file, text);
  }
  return changes;
}

const namedIn = (values: EditorValues) =>
  Object.values(values).flatMap((value) => {
    const { file } = (value ?? {}) as { file?: unknown };
    return typeof file === "string" ? [file] : [];
  });

/** The picture as a JPEG of at most 2400 pixels, upright, and without what the camera wrote into it, such as the place. */
async function storedPicture(slot: PictureName, bytes: Uint8Array): Promise<Buffer> {
  const problem = kindProblem(bytes);
  if (problem) throw new Refused(415, problem);
  // Only now: the editor starts without it.
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
    if (width * height > maxPixels)
      throw new Refused(413, `This picture has more than ${maxPixels / 1e6} megapixels. Choose a smaller one.`);
    const least = leastPixels(pictureSlots[slot]);
    if (width < least.width || height < least.height)
      throw new Refused(
        422,
        `This picture is too small: it has ${width} × ${height} pixels, and this place needs at least ${least.width} × ${least.height}. Choose the original from the camera.`,
      );
    const scale = Math.min(
      1,
      Math.max(longestSide / Math.max(width, height), least.width / width, least.height / height),
    );
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize(Math.round(width * scale), Math.round(height * scale), { fit: "fill" })
      .flatten({ background: "white" })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(415, `This picture is damaged and cannot be read. Copy it once more, or choose another.`);
  }
}

/** What is wrong with a file that is no photograph, by its first bytes, whatever its name; else nothing. */
function kindProblem(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024));
  const text = start.toString("latin1");
  const isPicture = /^\xff\xd8\xff|^\x89PNG\r\n|^RIFF[^]{4}WEBP/.test(text);
  if (isPicture) return undefined;
  if (/^[^]{4}ftyp(hei|hev|mif1|msf1)/.test(text))
    return `This is a HEIC picture, which not every browser shows. Open it on the phone, export it as a JPEG, and choose that.`;
  if (/^\s*<(\?xml|!|svg)/i.test(start.toString("utf8").replace(/^\ufeff/, "")))
    return `This is a drawing (SVG), not a photograph. ${choose}`;
  return `This file is not a picture, whatever its name says. ${choose}`;
}
