import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./ToolFrame.module.css";
import { ToolNote } from "./ToolNote.tsx";

type Props = {
  id: string;
  title: string;
  /** What a reader without JavaScript can do instead. */
  without: string;
  /** Who reviewed its rules, or what is true while nobody has. */
  note: string;
  /** The island. */
  children?: ReactNode;
};

/** The place of a tool on its page: what it is, what to do when it cannot work, the tool, and what every tool says. */
export function ToolFrame({ id, title, without, note, children }: Props) {
  return (
    <Section id={id}>
      <SectionHead section={id} title={title} />
      <noscript>
        <Text>
          <strong>JavaScript is switched off. {without}</strong>
        </Text>
      </noscript>
      <div className={styles.frame}>
        {children}
        <ToolNote note={note} />
      </div>
    </Section>
  );
}
