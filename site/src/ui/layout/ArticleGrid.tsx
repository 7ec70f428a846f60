import type { ReactNode } from "react";
import styles from "./ArticleGrid.module.css";
import { NarrowFold } from "./NarrowFold.tsx";
import { Wrap } from "./Wrap.tsx";

type Props = {
  short: ReactNode;
  contents: ReactNode;
  /** No notes at the right: the text takes their column. */
  wide?: true;
  children: ReactNode;
};

/** A long text below its short version, with its contents at the left and a column for notes at the right. */
export function ArticleGrid({ short, contents, wide, children }: Props) {
  return (
    <Wrap>
      <div className={wide ? `${styles.grid} ${styles.wide}` : styles.grid}>
        {short && <div className={styles.short}>{short}</div>}
        {contents}
        <div className={styles.text}>{children}</div>
      </div>
    </Wrap>
  );
}

type PartProps = {
  id: string;
  title: ReactNode;
  /** The class of a frame. */
  frame?: string;
  /** Also on the short page. */
  short?: true;
  /** On small screens only the heading is shown, until it is opened. */
  folded?: boolean;
  children: ReactNode;
};

/** A section of a long text with its heading, the anchor of its contents. */
export function ArticlePart({ id, title, frame, short, folded, children }: PartProps) {
  if (folded)
    return (
      <section className={`${styles.part} ${styles.folded}`} id={id}>
        <NarrowFold label={title}>
          <h2>{title}</h2>
          {children}
        </NarrowFold>
      </section>
    );
  return (
    <section className={frame ? `${styles.part} ${frame}` : styles.part} id={id} data-short={short && ""}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
