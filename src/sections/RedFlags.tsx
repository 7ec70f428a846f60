import type { Group } from "#schemas/listed.ts";
import { Button } from "#ui/links/Button.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./RedFlags.module.css";

type Props = { groups: readonly Group[] };

/** The signs that cannot wait for a visit, beside what to do about them; on paper, a sheet for the family. */
export function RedFlags({ groups: [first, ...others] }: Props) {
  return (
    <Section id="red-flags">
      <div className={styles.sheet}>
        <div>
          <h2 id="red-flags-title">Call 911 or go to the emergency room for these signs</h2>
          <Text>You may not notice them yourself. Show this list to someone who is with you.</Text>
          <Button icon="phone" href="tel:911">
            Call 911
          </Button>
        </div>
        {first && <Signs {...first} />}
        <div>
          {others.map((group) => (
            <Signs key={group.id} {...group} />
          ))}
        </div>
      </div>
    </Section>
  );
}

function Signs({ title, items }: Group) {
  return (
    <section>
      <h3>{title}</h3>
      <Points items={items} />
    </section>
  );
}
