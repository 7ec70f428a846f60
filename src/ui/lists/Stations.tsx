import { externalRel } from "#ui/links/ExternalLink.tsx";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./Stations.module.css";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type Station = { id: string; name: string; description: string; url: string; nofollow: boolean };
type Props = { stations: readonly Station[] };

/** Links to other sites beside each other, each under a rule of its own. */
export function Stations({ stations }: Props) {
  return (
    <ul className={styles.stations} role="list">
      {stations.map(({ id, name, description, url, nofollow }) => (
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
