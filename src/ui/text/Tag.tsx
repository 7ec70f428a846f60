import type { ReactNode } from "react";
import styles from "./Tag.module.css";

type Props = {
  /** With an address the tag is a link. */
  href?: string;
  children: ReactNode;
};

/** A word or two that name a category. */
export function Tag({ href, children }: Props) {
  return href === undefined ? (
    <span className={styles.tag}>{children}</span>
  ) : (
    <a className={styles.tag} href={href}>
      {children}
    </a>
  );
}
