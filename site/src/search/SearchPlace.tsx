import type { ReactNode } from "react";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./SearchPlace.module.css";

type Props = {
  /** The island. */
  children?: ReactNode;
};

/** The search, right below the page head so that a phone shows its results; then the note on privacy. */
export function SearchPlace({ children }: Props) {
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
        <div data-short="">{children}</div>
        <Text variant="small" tone="soft">
          What you type stays in your browser, which looks it up by itself. It asks this site only for the index, and
          for the text of the pages it found.
        </Text>
      </Wrap>
    </section>
  );
}
