import { countFirst } from "#practice/number-words.ts";
import type { Service } from "./service-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { IndexList } from "#ui/links/IndexList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Services.module.css";

type Props = { services: readonly Service[] };

/** Links to the services below, each with the reasons to come. Not on small screens, where the services are as short. */
export function FindService({ services }: Props) {
  return (
    <div className={styles.find}>
      <Section id="find">
        <div data-short="">
          <Columns split="4-8">
            <Stack>
              <h2 id="find-title">{countFirst(services.length)} services</h2>
              <Text>
                Not sure which one you need? Start with <a href="#neurological-assessment">the first exam</a>, or call
                us.
              </Text>
            </Stack>
            <IndexList
              labelledBy="find-title"
              entries={services.map(({ id, title, reason }) => ({ id, title, hint: reason }))}
            />
          </Columns>
        </div>
      </Section>
    </div>
  );
}
