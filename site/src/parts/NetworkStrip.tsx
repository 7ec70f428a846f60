import type { Site } from "#practice/sister-site-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { externalRel } from "#ui/links/ExternalLink.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./NetworkStrip.module.css";

type Props = {
  network: readonly Site[];
  statement: string;
  /** By default that of the whole network, on a dark band. */
  section?: { id: string; title: string; variant?: "band" };
};

const wholeNetwork = { id: "network", title: "One physician’s network", variant: "band" } as const;

/** Sister sites, by default all of them, with the statement that the law requires (Public Health Law §238-d). */
export function NetworkStrip({ network, statement, section = wholeNetwork }: Props) {
  return (
    <Section {...section} lead={statement} arrange="split">
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
