import { mapFrameSrc, streetDescription } from "#practice/offices.ts";
import type { Office } from "#practice/practice-schema.ts";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import { LocatorMap } from "./LocatorMap.tsx";
import styles from "./MapSheet.module.css";

/**
 * The drawn map of an office, and the live map in a closed `<details>`: its iframe loads only once a
 * reader opens it. Only pages with it allow that host in `frame-src`.
 */
export function MapSheet({ office }: { office: Office }) {
  const { id, name, street, map } = office;
  return (
    <div className={styles.sheet}>
      <LocatorMap
        id={`${id}-map`}
        title={`Map: the ${name} office is ${streetDescription(map)}. Illustration.`}
        pin={`No. ${Number.parseInt(street)}`}
        {...map}
      />
      <details data-screen-only="">
        <summary>
          <span>
            Show the interactive map<VisuallyHidden> of the {name} office</VisuallyHidden>
          </span>
        </summary>
        <iframe
          title={`Interactive map of the ${name} office`}
          src={mapFrameSrc(office)}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </details>
    </div>
  );
}
