import type { ReactNode } from "react";
import { routes } from "#routes.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./SearchPlace.module.css";

type Props = {
  /** Whom to ask instead. */
  ask?: ReactNode;
  /** The island. */
  children?: ReactNode;
};

/** The search, right below the page head so that a phone shows its results, beside whom to ask; and the note on privacy. */
export function SearchPlace({ ask, children }: Props) {
  return (
    <section id="find" className={styles.place} aria-labelledby="find-title">
      <Wrap>
        <h2 id="find-title">
          <VisuallyHidden>Search by word</VisuallyHidden>
        </h2>
        <noscript>
          <Text>
            <strong>The search needs JavaScript, which is switched off. The list below leads to every page.</strong>
          </Text>
        </noscript>
        <Columns split="8-4">
          <div>
            <div data-short="">{children}</div>
            <p className={styles.privacy} data-screen-only="">
              What you type stays in your browser. <a href={`${routes.privacy}#leaves`}>How search works</a>
            </p>
          </div>
          <div className={styles.ask}>{ask}</div>
        </Columns>
      </Wrap>
    </section>
  );
}
