import { deadlineTime } from "#tools/rule-text.ts";
import { routes } from "#routes.ts";
import type { DeadlineRule } from "#tools/rule-schema.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { ReviewNote } from "#parts/ReviewNote.tsx";
import { Accordion } from "#ui/layout/Accordion.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./TimeLimits.module.css";

type Props = {
  rules: readonly DeadlineRule[];
  /** Which letters ask for something, above the limits that run from a letter. */
  letters: string;
  /** Limits that the table leaves out. */
  suing: string;
  otherLimits: string;
  practice: Practice;
};

/** The events after which a limit runs whether or not a letter comes. */
const withoutLetter: readonly DeadlineRule["event"][] = ["crash", "expense"];

/** The main time limits for patients: two that everyone has, and folded those that run from a letter. */
export function TimeLimits({ rules, letters, suing, otherLimits, practice }: Props) {
  const shown = rules.filter(({ table }) => table);
  const always = shown.filter(({ event }) => withoutLetter.includes(event));
  return (
    <Section id="time-limits" title="What to do, and by when">
      <Columns split="8-4">
        <Stack>
          <Limits rules={always} />
          <Accordion
            name="time-limits"
            items={[
              {
                id: "letter-limits",
                title: "If a letter or a denial comes",
                content: (
                  <div className={styles.folded}>
                    <Stack>
                      <Text>
                        <NoBreakText>{letters}</NoBreakText> <a href={routes.letters}>Which letter is this?</a>
                      </Text>
                      <Limits rules={shown.filter((rule) => !always.includes(rule))} />
                    </Stack>
                  </div>
                ),
              },
            ]}
          />
        </Stack>
        <Stack>
          <ArrowLink href={routes.claim}>Your No-Fault claim: your own dates</ArrowLink>
          <Text>
            {otherLimits}{" "}
            <a href={`${routes.claim}#limits`}>
              <NoBreakText>See the main No-Fault limits and where they are written</NoBreakText>
            </a>
            . {suing}
          </Text>
          <ReviewNote texts={rules} unreviewed={practice.unreviewed.law} />
        </Stack>
      </Columns>
    </Section>
  );
}

function Limits({ rules }: Pick<Props, "rules">) {
  return (
    <DescriptionList
      items={rules.map((rule) => ({
        id: rule.id,
        title: (
          <>
            {deadlineTime(rule)} <small>from {rule.from}</small>
          </>
        ),
        text: `${rule.what}.`,
      }))}
    />
  );
}
