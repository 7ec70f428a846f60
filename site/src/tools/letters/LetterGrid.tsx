import type { ReactNode } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import type { Point } from "#content/guidance-schema.ts";
import { GetExamined } from "#parts/GetExamined.tsx";
import type { Practice } from "#practice/practice-schema.ts";
import { routes } from "#routes.ts";
import { ToolNote } from "#tools/ToolNote.tsx";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import { Columns } from "#ui/layout/Columns.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Text } from "#ui/text/Text.tsx";
import type { Letter } from "./letter-schema.ts";
import styles from "./LetterGrid.module.css";

type Props = {
  letters: readonly Letter[];
  /** An entry for each letter. */
  children?: ReactNode;
};

/** The papers, to find one by looking, or by the form number at its foot. */
export function LetterGrid({ letters, children }: Props) {
  return (
    <div className={styles.letters}>
      <div data-short="">
        <Wrap>
          <nav className={styles.numbers} aria-label="By form number" data-screen-only="">
            <p>A form number? It’s at the foot of the page, after “NYS Form”.</p>
            {letters.map(
              ({ id, number }) =>
                number && (
                  <a key={id} href={`#${id}`}>
                    {number}
                  </a>
                ),
            )}
          </nav>
          <div className={styles.grid}>{children}</div>
        </Wrap>
      </div>
    </div>
  );
}

type OtherProps = {
  practice: Practice;
  /** Why to see a doctor now. */
  visit: Pick<Point, "title" | "text">;
  /** Who reviewed the rules, or that there is no reviewer yet. */
  note: string;
  texts: ToolFrameTexts;
};

/** What to do with a letter that is none of these. */
export function OtherLetter({ practice: { phone }, visit, note, texts }: OtherProps) {
  return (
    <section className={styles.others} aria-labelledby="none-title" id="none">
      <Wrap>
        <Columns split="7-5">
          <Stack>
            <h2 id="none-title">None of these?</h2>
            <Text>
              Write the date you got it on the letter, and keep it with the envelope. Then call us:{" "}
              <a href={telHref(phone)}>{readablePhone(phone)}</a>. Bills from a doctor or a hospital aren’t here: send
              them to the insurer.
            </Text>
          </Stack>
          <ArrowLink href={routes.claim}>Your No-Fault claim: what to do next</ArrowLink>
        </Columns>
        <div className={styles.visit}>
          <GetExamined title={visit.title} text={visit.text} phone={phone} />
        </div>
        <ToolNote note={note} texts={texts} />
      </Wrap>
    </section>
  );
}
