import { sentences } from "./deadline-text.ts";
import { pointNamed } from "#content/points.ts";
import type { DeadlineTexts } from "./texts-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  points: readonly Pick<Point, "id" | "text">[];
  texts: Pick<DeadlineTexts, "late">;
  links: Readonly<Record<"letter" | "insurer", { href: string; text: string }>>;
};

/** What to do after a missed deadline; the wording neither alarms nor promises. */
export function TooLate({ points, texts: { late }, links }: Props) {
  const lead = pointNamed(points, "send");
  return (
    <Section id="late" variant="sunk">
      <Columns split="5-7">
        <Stack>
          <h2 id="late-title">{late.title}</h2>
          <Text variant="lead">
            <Filled
              text={sentences(lead.text, late.links)}
              values={{
                letter: <a href={links.letter.href}>{links.letter.text}</a>,
                insurer: <a href={links.insurer.href}>{links.insurer.text}</a>,
              }}
            />
          </Text>
        </Stack>
        <Points items={points.filter((point) => point !== lead).map(({ text }) => text)} />
      </Columns>
    </Section>
  );
}
