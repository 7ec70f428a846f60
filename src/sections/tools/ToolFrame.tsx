import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./ToolFrame.module.css";

type Props = {
  id: string;
  title: string;
  /** What a reader without JavaScript can do instead. */
  without: string;
  /** Who reviewed its rules, or what is true until someone does. */
  note: string;
  /** The island. */
  children?: ReactNode;
};

/** The place of a tool on its page: what it is, what to do when it cannot work, the tool, and what every tool says. */
export function ToolFrame({ id, title, without, note, children }: Props) {
  return (
    <Section id={id} title={title}>
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

type NoteProps = {
  /** Who reviewed the rules of the tool, or what is true until someone does; none for a tool without rules. */
  note?: string;
};

/** What every tool says of itself: that it keeps nothing and, where it works with rules, how far they go. */
export function ToolNote({ note }: NoteProps) {
  return (
    <div className={styles.note}>
      <Text variant="small" tone="soft">
        What you enter stays in your browser: nothing is stored, and nothing is sent.
        {note && ` These are general New York dates and rules. Your policy or case can differ. ${note}`}
      </Text>
    </div>
  );
}
