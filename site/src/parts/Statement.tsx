import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Picture, type PictureData } from "#pictures/Picture.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Statement.module.css";

type Props = { id: string; heading: string; points: readonly Point[]; picture?: PictureData | undefined };

/** A sentence in large type under a small heading, followed by paragraphs with the reasons. */
export function Statement({ id, heading, points, picture }: Props) {
  const statement = pointNamed(points, "statement");
  return (
    <Section id={id}>
      <div className={styles.pull} data-short="">
        <h2 id={`${id}-title`}>{heading}</h2>
        <p>{statement.text}</p>
      </div>
      <div className={styles.text}>
        {points
          .filter((point) => point !== statement)
          .map((point) => (
            <Text key={point.id}>{point.text}</Text>
          ))}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} />
        </div>
      )}
    </Section>
  );
}
