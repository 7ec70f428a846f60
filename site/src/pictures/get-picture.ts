import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import { getEntries } from "#content/astro.ts";
import type { Doors } from "./OfficeDoor.tsx";
import type { PictureData } from "./Picture.tsx";
import { pictureSlots, sizeAt, type Crop, type PictureName } from "./picture-schema.ts";

const files = import.meta.glob<ImageMetadata>("../../../content/pictures/*.jpg", { import: "default", eager: true });

/** A picture of the practice, cut for its place; undefined while the place is empty. */
export async function getPicture(name: PictureName): Promise<PictureData | undefined> {
  const [entry] = await getEntries("pictures");
  const { file, alt = "", focus = "" } = entry?.data[name] ?? {};
  // None of its properties is read: Astro would publish the original, with all that the camera wrote into it.
  const src = files[`../../../content/pictures/${file}`];
  if (!src) return undefined;
  const slot = pictureSlots[name];
  return {
    alt,
    sizes: `(min-width: 60rem) ${slot.shownAt}px, 100vw`,
    crops: await Promise.all(slot.crops.map((crop) => cutOf(src, crop, focus))),
  };
}

async function cutOf(src: ImageMetadata, { ratio, widths, wide }: Crop, focus: string) {
  const addresses = async (format: "avif" | "jpeg") =>
    Promise.all(
      widths.map(async (width) => {
        const image = await getImage({ src, ...sizeAt(ratio, width), format, fit: "cover", position: focus });
        return `${image.src} ${width}w`;
      }),
    );
  const [avif, jpeg] = [await addresses("avif"), await addresses("jpeg")];
  return { ...sizeAt(ratio, widths.at(-1) ?? 0), wide, avif: avif.join(", "), jpeg: jpeg.join(", ") };
}

/** The pictures of the offices’ doors. */
export const getDoors = async (): Promise<Doors> => ({
  brooklyn: await getPicture("brooklynDoor"),
  manhattan: await getPicture("manhattanDoor"),
});
