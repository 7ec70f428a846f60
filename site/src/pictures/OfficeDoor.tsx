import type { Office } from "#practice/practice-schema.ts";
import { Spot, type SpotName } from "#ui/graphics/Spot.tsx";
import { Text } from "#ui/text/Text.tsx";
import { Picture, type PictureData } from "./Picture.tsx";
import styles from "./OfficeDoor.module.css";

/** The pictures of the doors, by the ids of their offices. */
export type Doors = Readonly<Record<string, PictureData | undefined>>;

/** The drawn fronts, by the ids of their offices; the number stands at the middle of the plate in the drawing. */
const fronts: Readonly<Record<string, { spot: SpotName; number: { x: number; y: number } }>> = {
  brooklyn: { spot: "facade-brooklyn", number: { x: 248, y: 103 } },
  manhattan: { spot: "facade-manhattan", number: { x: 180, y: 117 } },
};

/** The door of an office; without a picture, a drawn front of a building with the house number on its plate. */
export function OfficeDoor({ office: { id, street }, doors }: { office: Office; doors: Doors }) {
  const picture = doors[id];
  if (picture)
    return (
      <div className={styles.door} data-screen-only="">
        <Picture picture={picture} />
      </div>
    );
  const front = fronts[id];
  if (!front) return null;
  return (
    <figure className={styles.door} data-drawn="" data-screen-only="">
      <div className={styles.front} aria-hidden="true">
        <Spot name={front.spot} size="fill" />
        <svg viewBox="0 0 360 240">
          <text {...front.number}>{Number.parseInt(street)}</text>
        </svg>
      </div>
      <figcaption>
        <Text variant="small" tone="soft">
          Illustration
        </Text>
      </figcaption>
    </figure>
  );
}
