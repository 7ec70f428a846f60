import type { ReactNode } from "react";
import styles from "./Section.module.css";
import { SectionHead } from "./SectionHead.tsx";
import { Wrap } from "./Wrap.tsx";

type Props = {
  /** The anchor; the heading of the section carries `${id}-title`. */
  id: string;
  variant?: "sunk" | "scale" | "band";
  /** Its heading; none where the heading is beside something else. */
  title?: string;
  /** One sentence under the heading. */
  lead?: string;
  /** The lead at the right of the heading instead. */
  arrange?: "split";
  children: ReactNode;
};

/**
 * A band of the page: plain paper, the one sunk band, paper under a ruler, or a low band on the inverse surface. All but
 * the last are landmarks; smaller parts have a heading only, as a list of twenty landmarks helps no one.
 */
export function Section({ id, variant, title, children, ...head }: Props) {
  return (
    <section
      className={styles.section}
      id={id}
      data-variant={variant}
      data-surface={variant === "band" ? "panel" : undefined}
      aria-labelledby={variant === "band" ? undefined : `${id}-title`}
    >
      <Wrap>
        {title && <SectionHead section={id} title={title} {...head} />}
        {children}
      </Wrap>
    </section>
  );
}
