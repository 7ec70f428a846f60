import { countFirst } from "#practice/number-words.ts";
import type { Service } from "./service-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { IndexList } from "#ui/links/IndexList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = { services: readonly Service[]; statement: string };

/** Links to the services below, each with the reasons to come. */
export function FindService({ services, statement }: Props) {
  return (
    <Section id="find">
      <Columns split="4-8">
        <Stack>
          <h2 id="find-title">{countFirst(services.length)} services</h2>
          <Text>
            Go straight to the one you need. Not sure? Begin with <a href="#neurological-assessment">the first exam</a>,
            or call us.
          </Text>
          <Text variant="small" tone="soft">
            A slanted arrow marks a link to a sister site. {statement}
          </Text>
        </Stack>
        <div data-short="">
          <IndexList
            labelledBy="find-title"
            entries={services.map(({ id, title, reason }) => ({ id, title, hint: reason }))}
          />
        </div>
      </Columns>
    </Section>
  );
}
