import { marginOf, pointNamed } from "#content/points.ts";
import { routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  points: readonly Point[];
  /** The sister site on the subject. */
  site: Site;
};

/** For people who were at work: workers' compensation is the primary insurance, with its own time limits. */
export function WorkersCompensation({ points, site }: Props) {
  const lead = pointNamed(points, "pays-first");
  return (
    <Section id="workers-compensation">
      <Columns split="5-7">
        <Stack>
          <h2 id="workers-compensation-title">Workers’ compensation</h2>
          <Text>
            {lead.text} see <a href={routes.claim}>Your No-Fault claim</a>.
          </Text>
          <ArrowLink href={site.url} external nofollow={site.nofollow}>
            Visit our {site.title} site
          </ArrowLink>
        </Stack>
        <NarrowFold label="Hurt at work? What to do, by when">
          <Stack>
            <DescriptionList items={marginOf(points)} />
            <Points items={points.filter((point) => point !== lead).map(({ text }) => text)} />
          </Stack>
        </NarrowFold>
      </Columns>
    </Section>
  );
}
