import { z } from "astro/zod";
import type { Rule } from "#content/check.ts";
import { textField } from "#content/fields.ts";

/** One shape in which a picture is cut, and its widths in pixels; `wide` is for screens with two columns. */
export type Crop = { ratio: readonly [number, number]; widths: readonly number[]; wide?: true };

/** A place for a picture: how it is cut, and its width in CSS pixels where there are two columns. */
export type PictureSlot = { title: string; where: string; crops: readonly [Crop, ...Crop[]]; shownAt: number };

/** The most bytes of a picture up to 640 pixels wide; a wider one may weigh more, by its width. */
export const pictureBudget = 35_000;

const landscape = [{ ratio: [3, 2], widths: [320, 640] }] as const;

/** The places for pictures, by their names in `content/pictures.yaml`. */
export const pictureSlots = {
  physician: {
    title: "The neurologist",
    where: "Home page, and “Our neurologist” on the page about the practice.",
    crops: [{ ratio: [4, 5], widths: [320, 640] }],
    shownAt: 320,
  },
  team: {
    title: "The team",
    where: "The page about the practice, under the mission. Leave room at the top and below: wide screens cut it.",
    crops: [
      { ratio: [1216, 520], widths: [1216], wide: true },
      { ratio: [3, 2], widths: [320, 640] },
    ],
    shownAt: 1216,
  },
  brooklynDoor: {
    title: "The door in Brooklyn",
    where: "Locations and Contact, so that people recognize the entrance.",
    crops: landscape,
    shownAt: 360,
  },
  manhattanDoor: {
    title: "The door in Manhattan",
    where: "Locations and Contact, so that people recognize the entrance.",
    crops: landscape,
    shownAt: 360,
  },
  emgRoom: {
    title: "The EMG room",
    where: "“EMG/NCS Testing” on the page of services, and the article about the test.",
    crops: landscape,
    shownAt: 560,
  },
  waitingRoom: {
    title: "The waiting room",
    where: "“What to Expect” on the page for patients.",
    crops: landscape,
    shownAt: 560,
  },
} satisfies Record<string, PictureSlot>;

export type PictureName = keyof typeof pictureSlots;

/** The point of the picture that stays in view when it is cut, as CSS writes a position. */
const focusField = z
  .string()
  .regex(/^(\d|[1-9]\d|100)% (\d|[1-9]\d|100)%$/, "Write two percentages, from the left and from the top: “50% 30%”.");

const pictureSchema = ({ title, where, ...slot }: PictureSlot) =>
  z
    .strictObject({
      file: z
        .string()
        .regex(/^[\w-]+\.jpg$/, "Write the name of a file in content/pictures/ that ends in .jpg, or use the editor.")
        .optional(),
      alt: textField
        .max(160, "Write at most 160 characters: people listen to it.")
        .optional()
        .describe("For people who cannot see it: who or what is in the picture, in one sentence.")
        .meta({ title: "What it shows" }),
      focus: focusField.default("50% 50%"),
    })
    .refine(({ file, alt }) => !file || alt, {
      path: ["alt"],
      error: "Say what the picture shows: people who cannot see it hear this sentence.",
    })
    .describe(where)
    .meta({ title, kind: "picture", slot });

const fields = Object.entries(pictureSlots).map(([name, slot]) => [name, pictureSchema(slot)]);

/** The pictures of the practice; a place without a `file` is empty. */
export const picturesSchema = z.strictObject(
  Object.fromEntries(fields) as Record<PictureName, ReturnType<typeof pictureSchema>>,
);

/** The fewest pixels of a picture for a place: its largest cut, which is never enlarged. */
export function leastPixels({ crops }: Pick<PictureSlot, "crops">): { width: number; height: number } {
  const sizes = crops.flatMap(({ ratio, widths }) => widths.map((width) => sizeAt(ratio, width)));
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** The size of a cut with this width. */
export function sizeAt([across, down]: Crop["ratio"], width: number): { width: number; height: number } {
  return { width, height: Math.round((width * down) / across) };
}

/** Every picture that is named is in `content/pictures/`. */
export function picturesExist(paths: ReadonlyMap<string, unknown>): Rule {
  return ([entry]) => {
    const named = Object.entries((entry?.data ?? {}) as Record<string, { file?: string }>);
    const [slot, lost] = named.find(([, { file }]) => file && !paths.has(`pictures/${file}`)) ?? [];
    return lost && `${slot} → file: content/pictures/${lost.file} is missing; put it there, or write ${slot}: {}.`;
  };
}
