import { routes } from "#routes.ts";
import type { Topic } from "#content/fields.ts";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { FoldedSection } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

/** Who pays for pedestrians and cyclists, and for people who ride or drive for a living. */
export function OnFoot({ lead, topics }: { lead: string; topics: readonly Topic[] }) {
  return (
    <FoldedSection id="on-foot" title="If you were walking, biking or delivering" lead={lead}>
      <Stack>
        <DescriptionList items={topics} />
        <Text>
          Not sure which insurer is yours? Answer a few questions in <a href={routes.claim}>Your No-Fault claim</a>. It
          writes the letter, too.
        </Text>
      </Stack>
    </FoldedSection>
  );
}
