import type { ReactNode } from "react";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./ExternalLink.module.css";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type Props = { href: string; nofollow?: boolean; children: ReactNode };

/** The `rel` of a link that leaves the site. */
export const externalRel = (nofollow = false): string => (nofollow ? "noopener nofollow" : "noopener");

/** A link that leaves the site: it shows the slanted arrow and says so to screen readers. */
export function ExternalLink({ href, nofollow = false, children }: Props) {
  return (
    <a className={styles.link} href={href} rel={externalRel(nofollow)}>
      {children}
      <Icon name="external" />
      <VisuallyHidden> (external site)</VisuallyHidden>
    </a>
  );
}
