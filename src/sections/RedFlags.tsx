import type { ReactNode } from "react";
import type { Group } from "#schemas/listed.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Button } from "#ui/links/Button.tsx";
import styles from "./RedFlags.module.css";

type Texts = { heading: string; first: ReactNode; then?: string; call: string };
type Props = {
  groups: readonly Pick<Group, "title" | "items">[];
  /** Translated texts; English by default. */
  texts?: Texts;
};

const english: Texts = {
  heading: "Call 911 or go to the emergency room for these signs",
  first: "You may not notice them yourself.",
  then: " Show this list to someone who is with you.",
  call: "Call 911",
};

/** The danger signs, framed with the call to 911; prints as a sheet for the family. */
export function RedFlags({ groups: [first, ...others], texts = english }: Props) {
  return (
    <Section id="red-flags">
      <div className={styles.frame} data-short="">
        <div>
          <h2 id="red-flags-title">
            <Icon name="alert" />
            {texts.heading}
          </h2>
          <p>
            <strong>{texts.first}</strong>
            {texts.then}
          </p>
          <Button tone="urgent" icon="phone" href="tel:911">
            {texts.call}
          </Button>
        </div>
        {first && <DangerSigns {...first} />}
        <div>
          {others.map((group) => (
            <DangerSigns key={group.title} {...group} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** One group of danger signs; its markers are used nowhere else. */
export function DangerSigns({
  title,
  items,
  heading: Heading = "h3",
}: Pick<Group, "title" | "items"> & { heading?: "h3" | "h4" }) {
  return (
    <div className={styles.signs}>
      <Heading>{title}</Heading>
      <ul role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
