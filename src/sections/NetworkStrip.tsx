import type { Site } from "#schemas/listed.ts";
import { Section } from "#ui/layout/Section.tsx";
import { externalRel } from "#ui/links/ExternalLink.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./NetworkStrip.module.css";

type Props = { network: readonly Site[]; statement: string };

/** The four sister sites, with the statement that the law requires (Public Health Law §238-d). */
export function NetworkStrip({ network, statement }: Props) {
  return (
    <Section id="network" variant="band" title="One physician’s network" lead={statement} arrange="split">
      <ul className={styles.stations} role="list">
        {network.map(({ id, name, description, url, nofollow }) => (
          <li key={id}>
            <a href={url} rel={externalRel(nofollow)}>
              <b>
                {name}
                <Icon name="external" />
              </b>
              <span>{description}</span>
              <VisuallyHidden> (external site)</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
