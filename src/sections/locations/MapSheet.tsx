import type { ReactNode } from "react";
import styles from "./MapSheet.module.css";
import opener from "#ui/links/Opener.module.css";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type Props = {
  map: ReactNode;
  note: string;
  action: ReactNode;
  /** The page of another site that shows the place, and the place in words. */
  live: { place: string; src: string };
};

/**
 * A drawn map on a sheet, with what to do about it, and the live map behind a closed `<details>`: a browser asks
 * another host for nothing until a person opens it. Only a page with such a frame may frame that host.
 */
export function MapSheet({ map, note, action, live }: Props) {
  return (
    <div className={styles.sheet}>
      <figure>
        {map}
        <figcaption>
          <span>{note}</span>
          {action}
        </figcaption>
      </figure>
      <details data-screen-only="">
        <summary className={opener.opener}>
          <span>
            Show the interactive map<VisuallyHidden> of {live.place}</VisuallyHidden>
          </span>
        </summary>
        <iframe
          title={`Interactive map of ${live.place}`}
          src={live.src}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      </details>
    </div>
  );
}
