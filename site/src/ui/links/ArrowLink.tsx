import type { ReactNode } from "react";
import { externalRel } from "./ExternalLink.tsx";
import styles from "./ArrowLink.module.css";
import { Icon } from "#ui/graphics/Icon.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type Props = { href: string; external?: boolean; nofollow?: boolean; children: ReactNode };

/** A link on its own line, to a page of this site or, with a slanted arrow, to another site. */
export function ArrowLink({ href, external = false, nofollow = false, children }: Props) {
  return (
    <p className={styles.go}>
      <a href={href} rel={external ? externalRel(nofollow) : undefined}>
        <span>
          {children}
          <Icon name={external ? "external" : "arrow"} />
        </span>
        {external && <VisuallyHidden> (external site)</VisuallyHidden>}
      </a>
    </p>
  );
}
