import { routes } from "#routes.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { PhysicianStrip } from "#parts/PhysicianStrip.tsx";
import { Picture, type PictureData } from "#pictures/Picture.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { physician: Practice["physician"]; picture: PictureData | undefined; texts: readonly string[] };

/** Who examines you; only once the practice has a picture of the physician, or has confirmed the name. */
export function WhoExamines({ physician, picture, texts }: Props) {
  if (!physician && !picture) return null;
  const words = (
    <Stack>
      <h2 id="who-examines-title">You’ll be examined by a neurologist, not a screen.</h2>
      {texts.map((text) => (
        <Text key={text} variant="lead">
          {text}
        </Text>
      ))}
      <PhysicianStrip physician={physician} inSection />
      <ArrowLink href={`${routes.about}#physician`}>About the practice</ArrowLink>
    </Stack>
  );
  return (
    <Section id="who-examines">
      {picture ? (
        <Columns split="4-8" align="center">
          <Picture picture={picture} />
          {words}
        </Columns>
      ) : (
        words
      )}
    </Section>
  );
}
