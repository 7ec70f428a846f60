import type { ReactNode } from "react";
import type { Practice } from "#schemas/practice.ts";
import { ToolNote } from "#sections/tools/ToolNote.tsx";
import { Section } from "#ui/Section.tsx";
import { SectionHead } from "#ui/SectionHead.tsx";
import { Text } from "#ui/Text.tsx";

type Props = {
  practice: Practice;
  /** The island. */
  children?: ReactNode;
};

/** The tool with what it needs, and what it says of itself. */
export function DateTool({ practice, children }: Props) {
  return (
    <Section id="dates" look="scale">
      <SectionHead
        section="dates"
        title="Work out your dates"
        lead="Only the date is needed. Answers make the list shorter."
        arrange="split"
      />
      <noscript>
        <Text>
          <strong>
            This part needs JavaScript, which is switched off. The table below has every limit, for you to count.
          </strong>
        </Text>
      </noscript>
      {children}
      <ToolNote practice={practice} />
    </Section>
  );
}
