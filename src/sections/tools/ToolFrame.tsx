import type { ReactNode } from "react";
import { sentences } from "#domain/deadline-text.ts";
import type { ToolFrameTexts } from "#schemas/tool-texts.ts";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { ShortVersion } from "#ui/text/ShortVersion.tsx";
import { Text } from "#ui/text/Text.tsx";
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx";
import styles from "./ToolFrame.module.css";

type Props = {
  id: string;
  /** What screen readers call the tool; the eye has the page's own title right above it. */
  title: string;
  /** What a reader without JavaScript can do instead. */
  without: string;
  /** Who reviewed its rules, or what is true until someone does. */
  note: string;
  /** What matters most: beside the tool, or below it on a phone and where the tool is `wide`. */
  short: readonly string[];
  wide?: boolean;
  link?: { href: string; text: string };
  /** Whether a phone, which has them below the tool, has a link to them above it. */
  toShort?: boolean;
  texts?: ToolFrameTexts;
  /** The island. */
  children?: ReactNode;
};

/** The place of a tool on its page: right under the page's head, so that its first field is on a phone's first screen. */
export function ToolFrame({ id, title, without, note, short, wide, link, toShort, texts, children }: Props) {
  return (
    <section className={styles.tool} id={id} aria-labelledby={`${id}-title`}>
      <Wrap>
        <h2 id={`${id}-title`} data-screen-only="">
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
        <noscript>
          <Text>
            <strong>{sentences(texts?.switchedOff ?? "JavaScript is switched off.", without)}</strong>
          </Text>
        </noscript>
        {toShort && (
          <p data-screen-only="">
            <a href={`#${id}-short`}>{texts?.short}</a>
          </p>
        )}
        <div className={styles.frame} data-wide={wide && ""} data-short="">
          {children}
          <aside id={`${id}-short`} aria-label={texts?.aside ?? "In short"}>
            <ShortVersion points={short} title={texts?.short} />
            {link && <ArrowLink href={link.href}>{link.text}</ArrowLink>}
          </aside>
        </div>
        <ToolNote note={note} texts={texts} />
      </Wrap>
    </section>
  );
}

type NoteProps = {
  /** Who reviewed the rules of the tool, or what is true until someone does; none for a tool without rules. */
  note?: string;
  texts?: Pick<ToolFrameTexts, "stays" | "general"> | undefined;
};

/** What every tool says of itself: that it keeps nothing and, where it works with rules, how far they go. */
export function ToolNote({ note, texts }: NoteProps) {
  return (
    <div className={styles.note}>
      <Text variant="small" tone="soft">
        {sentences(
          texts?.stays ?? "What you enter stays in your browser: nothing is stored, and nothing is sent.",
          note !== undefined &&
            (texts?.general ?? "These are general New York dates and rules. Your policy or case can differ."),
          note,
        )}
      </Text>
    </div>
  );
}
