import type { ReactNode } from "react";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Section.module.css";
import { SectionHead } from "./SectionHead.tsx";
import { Wrap } from "./Wrap.tsx";

type Named = {
  /** The anchor; the heading of the section has the id `${id}-title`. */
  id: string;
  title: string;
  /** One sentence under the heading. */
  lead: string;
  children: ReactNode;
};
type Props = Omit<Named, "title" | "lead"> & {
  variant?: "sunk" | "ruled" | "band";
  /** The heading; none where children have it. */
  title?: string;
  lead?: string;
  /** Puts the lead at the right of the heading. */
  arrange?: "split";
};

/**
 * A full-width section of a page: default, on the sunk background, under a hairline, or low on the inverse surface. All
 * but the last are landmarks; smaller parts have only a heading, since too many landmarks help no one.
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

/**
 * A collapsed section for readers in one situation. Find-in-page opens it, paper shows all of it, and
 * `parts/OpenTarget.astro` opens it for links to its anchor.
 */
export function FoldedSection({ id, title, lead, children }: Named) {
  return (
    <section className={styles.folded} id={id} aria-labelledby={`${id}-title`}>
      <Wrap>
        <details>
          <summary>
            <h2 id={`${id}-title`}>
              <NoBreakText>{title}</NoBreakText>
            </h2>
            <span>
              <NoBreakText>{lead}</NoBreakText>
            </span>
          </summary>
          <div>{children}</div>
        </details>
      </Wrap>
    </section>
  );
}
