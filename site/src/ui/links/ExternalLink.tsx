import type { ReactNode } from "react";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./ExternalLink.module.css";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";

type Props = {
  href: string;
  nofollow?: boolean;
  /** In another language: that it leaves the site. */
  leads?: string | undefined;
  children: ReactNode;
};

/** The `rel` of an external link. */
export const externalRel = (nofollow = false): string => (nofollow ? "noopener nofollow" : "noopener");

/** An external link: it shows a slanted arrow, and its accessible name says that it leaves the site. */
export function ExternalLink({ href, nofollow = false, leads = "(external site)", children }: Props) {
  return (
    <a className={styles.link} href={href} rel={externalRel(nofollow)}>
      {children}
      <Icon name="external" />
      <VisuallyHidden> {leads}</VisuallyHidden>
    </a>
  );
}
