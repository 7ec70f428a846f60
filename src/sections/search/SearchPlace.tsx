import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";

type Props = {
  /** The island. */
  children?: ReactNode;
};

/** The place of the search, with what becomes of the text that is typed. */
export function SearchPlace({ children }: Props) {
  return (
    <Section id="find" title="Search by word">
      <noscript>
        <Text>
          <strong>The search needs JavaScript, which is switched off. The list below leads to every page.</strong>
        </Text>
      </noscript>
      <Text variant="small" tone="soft">
        What you type stays in your browser, which looks it up by itself. It asks this site only for the index, and for
        the text of the pages it found.
      </Text>
      <div data-short="">{children}</div>
    </Section>
  );
}
