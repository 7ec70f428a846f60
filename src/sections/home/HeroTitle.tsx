import type { ReactNode } from "react";
import styles from "./HeroTitle.module.css";

type Props = { subtitle: string; children: ReactNode };

/** The largest title of the site, with the line under it. */
export function HeroTitle({ subtitle, children }: Props) {
  return (
    <>
      <h1>{children}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </>
  );
}
