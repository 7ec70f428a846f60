import type { Point } from "#schemas/guidance.ts";
import type { Site } from "#schemas/listed.ts";
import type { Practice } from "#schemas/practice.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { physician: Practice["physician"]; credentials: Site; checking: readonly Point[] };

/** Who the doctor is, and how to check that, or any other doctor, without taking our word for it. */
export function Doctor({ physician, credentials, checking }: Props) {
  return (
    <Section id="physician">
      <Columns split="4-8">
        <Stack>
          <h2 id="physician-title">Our neurologist</h2>
          <Physician physician={physician} credentials={credentials} />
        </Stack>
        <section>
          <SectionHead section="check" title="How to check any New York doctor" />
          <NumberedMargin items={checking} />
        </section>
      </Columns>
    </Section>
  );
}

type PhysicianProps = { physician: Practice["physician"]; credentials: Pick<Site, "url" | "nofollow"> };

/** The physician's biography: what the practice has confirmed, or else only where it can be read. Nothing is made up. */
function Physician({ physician, credentials }: PhysicianProps) {
  const site = (
    <ExternalLink href={credentials.url} nofollow={credentials.nofollow}>
      credentials site
    </ExternalLink>
  );
  if (!physician) return <Text variant="lead">Details of the physician’s training and license are on the {site}.</Text>;
  return (
    <>
      <h3>{physician.name}</h3>
      <Text variant="lead">{physician.credentials}</Text>
      <Text>More about training and license is on the {site}.</Text>
    </>
  );
}
