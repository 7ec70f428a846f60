import { Fragment } from "react";
import type { Point } from "#content/guidance-schema.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  counting: readonly Pick<Point, "id" | "title" | "text">[];
  title?: string;
  /** A limit that the table leaves out. */
  suing?: string;
  /** Above a full-width table, instead of beside it. */
  variant?: "row";
};

/** How days are counted in a table of limits, and which limit it leaves out. */
export function HowDaysCount({ counting, suing, title = "How the days count", variant }: Props) {
  return (
    <Stack sticky={variant ? undefined : true}>
      <NarrowFold label={variant ? <h3>{title}</h3> : title} heading={title}>
        {variant ? (
          <DescriptionList columns={4} items={counting} />
        ) : (
          <Points
            items={counting.map(({ id, title, text }) => (
              <Fragment key={id}>
                <b>{title}</b>
                <br />
                {text}
              </Fragment>
            ))}
          />
        )}
      </NarrowFold>
      {suing && <Text variant="small">{suing}</Text>}
    </Stack>
  );
}
