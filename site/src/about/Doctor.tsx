import type { Point } from "#content/guidance-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { PhysicianStrip } from "#parts/PhysicianStrip.tsx";
import { Picture, type PictureData } from "#pictures/Picture.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  physician: Practice["physician"];
  picture: PictureData | undefined;
  credentials: Site;
  checking: readonly Point[];
};

/** The doctor, and where to look up the license of any doctor, once the practice has confirmed a name. */
export function Doctor({ physician, picture, credentials, checking }: Props) {
  const details = (
    <Text variant="lead">
      The{" "}
      <ExternalLink href={credentials.url} nofollow={credentials.nofollow}>
        credentials site
      </ExternalLink>{" "}
      has details of the physician’s training and license.
    </Text>
  );
  if (!physician && !picture)
    return (
      <BesideSection id="physician" title="Our neurologist">
        {details}
      </BesideSection>
    );
  const named = (
    <Stack>
      <h2 id="physician-title">Our neurologist</h2>
      <PhysicianStrip physician={physician} inSection />
      {picture && details}
    </Stack>
  );
  return (
    <Section id="physician">
      <Stack gap="wide">
        {picture ? (
          <Columns split="8-4" align="center">
            {named}
            <Picture picture={picture} />
          </Columns>
        ) : (
          named
        )}
        {physician && (
          <Columns split="4-8">
            {picture ? <div /> : details}
            <section>
              <SectionHead section="check" title="How to check any New York doctor" arrange="aside" />
              <NumberedMargin items={checking} />
            </section>
          </Columns>
        )}
      </Stack>
    </Section>
  );
}
