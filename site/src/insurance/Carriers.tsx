import type { Carrier } from "./carrier-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Carriers.module.css";

type Props = { carriers: readonly Carrier[]; note: string };

/** Names of insurance companies, with the disclaimer about them. */
export function Carriers({ carriers, note }: Props) {
  return (
    <Section id="carriers" title="Accepted carriers">
      <Stack>
        <ul className={styles.grid} role="list" aria-labelledby="carriers-title">
          {carriers.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <Text variant="small" tone="soft">
          {note}
        </Text>
      </Stack>
    </Section>
  );
}
