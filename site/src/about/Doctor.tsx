import type { Point } from "#content/guidance-schema.ts";
import type { Site } from "#practice/sister-site-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { DoctorByPhone } from "#parts/DoctorByPhone.tsx";
import { PhysicianStrip } from "#parts/PhysicianStrip.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { ExternalLink } from "#ui/links/ExternalLink.tsx";
import { NumberedMargin } from "#ui/lists/NumberedMargin.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { practice: Pick<Practice, "physician" | "phone">; credentials: Site; checking: readonly Point[] };

/**
 * The doctor, and where to look up the license of any doctor. Until the practice has confirmed a name, it says to ask
 * for the name by phone, and leaves out how to verify it.
 */
export function Doctor({ practice, credentials, checking }: Props) {
  const details = (
    <Text variant="lead">
      The{" "}
      <ExternalLink href={credentials.url} nofollow={credentials.nofollow}>
        credentials site
      </ExternalLink>{" "}
      has details of the physician’s training and license.
    </Text>
  );
  if (!practice.physician)
    return (
      <BesideSection id="physician" title="Our neurologist">
        <Stack>
          {details}
          <DoctorByPhone practice={practice} />
        </Stack>
      </BesideSection>
    );
  return (
    <Section id="physician" title="Our neurologist">
      <Stack gap="wide">
        <PhysicianStrip physician={practice.physician} inSection />
        <Columns split="4-8">
          {details}
          <section>
            <SectionHead section="check" title="How to check any New York doctor" arrange="aside" />
            <NumberedMargin items={checking} />
          </section>
        </Columns>
      </Stack>
    </Section>
  );
}
