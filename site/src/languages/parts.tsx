import type { ReactNode } from "react";
import type { ShownGroup } from "#content/fields.ts";
import type { Furniture, Language, Part } from "./language-schema.ts";
import type { Letter } from "#tools/letters/letter-schema.ts";
import { letterHref } from "#routes.ts";
import { BesideSection } from "#parts/BesideSection.tsx";
import { RedFlags } from "#parts/RedFlags.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./Language.module.css";
import { OutdatedNote } from "./OutdatedNote.tsx";

type Translated = { content: Language; english: Language };

type DangerProps = {
  part: Part<"danger">;
  furniture: Furniture;
  /** The English signs, which say which are seen at once. */
  signs: readonly ShownGroup[];
};

/** The danger signs, framed as on the English pages. */
export function DangerSigns({ part, furniture, signs }: DangerProps) {
  const { heading, text, groups } = part;
  return (
    <RedFlags
      groups={groups}
      texts={{ heading, first: text, call: furniture.emergency }}
      signs={signs}
      more={(count) => `${furniture.otherSigns} (${count})`}
    />
  );
}

/** The written notice, step by step, and the tools for it. */
export function WrittenNotice({
  part: { heading, text, items },
  children,
}: {
  part: Part<"notice">;
  children?: ReactNode;
}) {
  return (
    <BesideSection id="notice" title={heading} lead={<NoBreakText>{text}</NoBreakText>} variant="ruled">
      <Stack>
        <Points variant="numbered" items={items} />
        {children}
      </Stack>
    </BesideSection>
  );
}

/** The insurer's letters that require action, each with the English text at its top, which leads to its drawing. */
export function InsurerLetters({
  part,
  letters,
  ...translated
}: Translated & { part: Part<"letters">; letters: readonly Letter[] }) {
  const { heading, text, items } = part;
  const topOf = (letter: string) => letters.find((candidate) => candidate.id === letter)?.head;
  return (
    <Section id="letters" title={heading} lead={text}>
      <OutdatedNote part="letters" {...translated} />
      <DescriptionList
        columns={4}
        items={items.map((letter) => ({
          id: letter.id,
          title: <NoBreakText>{letter.name}</NoBreakText>,
          text: (
            <Stack>
              <Text variant="small" tone="soft">
                <a className={styles.paper} lang="en" dir="ltr" href={letterHref(letter.id)}>
                  {topOf(letter.id)}
                </a>
              </Text>
              <p>{letter.text}</p>
            </Stack>
          ),
        }))}
      />
    </Section>
  );
}

/** What to bring to a visit. */
export function BringList({ part, ...translated }: Translated & { part: Part<"bring"> }) {
  return (
    <BesideSection id="bring" title={part.heading}>
      <div>
        <OutdatedNote part="bring" {...translated} />
        <Points columns={2} items={part.items} />
      </div>
    </BesideSection>
  );
}

/** A part with a heading and a text. */
export function PlainPart<Id extends "interpreter" | "privacy">({
  id,
  part,
  ...translated
}: Translated & { id: Id; part: Part<Id> }) {
  return (
    <BesideSection id={id} title={part.heading}>
      <div>
        <OutdatedNote part={id} {...translated} />
        <p>{part.text}</p>
      </div>
    </BesideSection>
  );
}
