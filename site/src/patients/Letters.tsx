import { countFirst } from "#practice/number-words.ts";
import type { Letter } from "./letter-schema.ts";
import { SampleLetter } from "#ui/graphics/SampleForm.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { FoldedSection } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

/** The insurer's letters that require action, in columns: a drawing of each, and what to do, step by step. */
export function Letters({ lead, letters }: { lead: string; letters: readonly Letter[] }) {
  return (
    <FoldedSection id="letters" title={`${countFirst(letters.length)} letters ask you to act`} lead={lead}>
      <DescriptionList
        columns={4}
        items={letters.map(({ id, name, head, code, lines, asks, steps }) => ({
          id,
          title: name,
          text: (
            <Stack>
              <SampleLetter title={head} code={code} lines={lines} />
              <Text>
                {asks} {!steps && <a href="#denial">See what to do</a>}
              </Text>
              {steps && <Points variant="numbered" items={steps} />}
            </Stack>
          ),
        }))}
      />
    </FoldedSection>
  );
}
