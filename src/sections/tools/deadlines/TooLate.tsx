import { pointNamed } from "#domain/points.ts";
import { routes } from "#routes.ts";
import type { Point } from "#schemas/guidance.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { points: readonly Point[] };

/** What helps when a date has passed, without alarm and without a promise. */
export function TooLate({ points }: Props) {
  const lead = pointNamed(points, "send");
  return (
    <Section id="late" variant="sunk">
      <Columns split="5-7">
        <Stack>
          <h2 id="late-title">If a date has passed</h2>
          <Text variant="lead">
            {lead.text} <a href={routes.noticeLetter}>Write the letter to the insurer</a>, or{" "}
            <a href={routes.whoPays}>find out which insurer it is</a>.
          </Text>
        </Stack>
        <Points items={points.filter((point) => point !== lead).map(({ text }) => text)} />
      </Columns>
    </Section>
  );
}
