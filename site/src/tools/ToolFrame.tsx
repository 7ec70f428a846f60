import type { ReactNode } from "react";
import { sentences } from "./deadlines/deadline-text.ts";
import type { ToolFrameTexts } from "./texts-schema.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { ShortVersion } from "#ui/text/ShortVersion.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./ToolFrame.module.css";

type Props = {
  id: string;
  /** The accessible name of the tool; visually, the page title is right above it. */
  title: string;
  /** The alternative without JavaScript. */
  without: string;
  /** Who reviewed the rules, or a note that there is no reviewer yet. */
  note: string;
  /** The key points: beside the tool, or below it on a phone and where the tool is `wide`. */
  short: readonly string[];
  wide?: boolean;
  link?: { href: string; text: string };
  texts: ToolFrameTexts;
  /** The island. */
  children?: ReactNode;
};

/** The frame of a tool, right below the page head so that its first field is on a phone's first screen. */
export function ToolFrame({ id, title, without, note, short, wide, link, texts, children }: Props) {
  return (
    <section className={styles.tool} id={id} aria-labelledby={`${id}-title`}>
      <Wrap>
        <h2 id={`${id}-title`} data-screen-only="">
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
        <noscript>
          <Text>
            <strong>{sentences(texts.switchedOff, without)}</strong>
          </Text>
        </noscript>
        <div className={styles.frame} data-wide={wide && ""} data-short="">
          {children}
          <aside aria-label={texts.aside}>
            <ShortVersion points={short} title={texts.short} />
            {link && <ArrowLink href={link.href}>{link.text}</ArrowLink>}
          </aside>
        </div>
        <ToolNote note={note} texts={texts} />
      </Wrap>
    </section>
  );
}

type NoteProps = {
  /** Who reviewed the rules of the tool, or a note that there is no reviewer yet; none for a tool without rules. */
  note?: string;
  texts: Pick<ToolFrameTexts, "stays" | "general">;
};

/** The statement of every tool: it stores nothing and, where it uses rules, their scope. */
export function ToolNote({ note, texts }: NoteProps) {
  return (
    <div className={styles.note}>
      <Text variant="small" tone="soft">
        <span data-screen-only="">{texts.stays}</span> {sentences(note !== undefined && texts.general, note)}
      </Text>
    </div>
  );
}
