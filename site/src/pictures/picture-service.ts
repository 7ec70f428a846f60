import type { LocalImageService } from "astro";
import sharpService from "astro/assets/services/sharp";
import sharp from "sharp";
import { pictureBudget } from "./picture-schema.ts";

/** From the best to one that is still a picture. */
const qualities = { avif: [58, 48, 38, 28, 18, 8], jpeg: [76, 66, 56, 46, 36, 26, 16, 8] };

type Asked = { src: string; width: number; height: number; format: "avif" | "jpeg"; position: string };

/**
 * Cuts a picture around the point that CSS’s `object-position` would keep in view, and makes it as good as the budget
 * allows. It is upright as the camera was held; sharp leaves out all metadata, such as where it was taken.
 * @throws {Error} when it would have to be enlarged
 */
export async function cutPicture(input: Uint8Array, { src, width, height, format, position }: Asked) {
  const [x = 50, y = 50] = position.split(" ").map(parseFloat);
  const { autoOrient: whole } = await sharp(input).metadata();
  const scale = Math.min(whole.width / width, whole.height / height);
  if (scale < 1)
    throw new Error(
      `The picture ${src} is ${whole.width} × ${whole.height} pixels; its place in content/pictures.yaml needs at least ${width} × ${height}. Take a larger one.`,
    );
  const cut = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  const from = {
    left: Math.round(((whole.width - cut.width) * x) / 100),
    top: Math.round(((whole.height - cut.height) * y) / 100),
  };
  const { data: pixels, info: raw } = await sharp(input)
    .autoOrient()
    .extract({ ...from, ...cut })
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const most = pictureBudget * Math.max(1, width / 640);
  let data: Uint8Array = new Uint8Array();
  for (const quality of qualities[format]) {
    const picture = sharp(pixels, { raw });
    data = await (format === "avif" ? picture.avif({ quality }) : picture.jpeg({ quality, mozjpeg: true })).toBuffer();
    if (data.length <= most) break;
  }
  return { data, format };
}

/** Astro's own image service with our cut, for the pictures of the practice; the site has no other images. */
const pictureService: LocalImageService = {
  ...sharpService,
  transform: (input, asked) => cutPicture(input, asked as Asked),
};

export default pictureService;
