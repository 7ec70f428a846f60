import type { Site } from "#practice/sister-site-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ExternalLink, externalRel } from "#ui/links/ExternalLink.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { SisterNote } from "./SisterNote.tsx";
import styles from "./NetworkStrip.module.css";

type Props = {
  network: readonly Site[];
  /** What the law requires beside the first link of a page to a sister site; none where that link is before these. */
  statement?: string;
  /** A section of its own, with what each site has, instead of one quiet row. */
  section?: { id: string; title: string };
};

/** Links to sister sites, by default all of them in one row. */
export function NetworkStrip({ network, statement, section }: Props) {
  const note = statement && <SisterNote statement={statement} />;
  if (section)
    return (
      <Section {...section}>
        <Stations network={network} />
        {note}
      </Section>
    );
  return (
    <Section id="network" variant="ruled">
      <div className={styles.row}>
        <h2 id="network-title">Our sister sites</h2>
        <ul role="list">
          {network.map(({ id, name, url, nofollow }) => (
            <li key={id}>
              <ExternalLink href={url} nofollow={nofollow}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      {note}
    </Section>
  );
}

function Stations({ network }: Pick<Props, "network">) {
  return (
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
  );
}
