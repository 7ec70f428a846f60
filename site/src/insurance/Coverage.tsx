import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { Benefit } from "#home/benefit-schema.ts";
import type { Topic } from "#content/fields.ts";
import { Figure } from "#ui/graphics/Figure.tsx";
import { Accordion } from "#ui/layout/Accordion.tsx";
import { Columns } from "#ui/layout/Columns.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./Coverage.module.css";

type Props = { coverage: readonly Point[]; benefits: readonly Benefit[]; limits: readonly Topic[] };

/** What No-Fault is, the total that its benefits share, what it means for a patient, and, folded, where it ends. */
export function Coverage({ coverage, benefits, limits }: Props) {
  return (
    <Section id="coverage">
      <Columns split="5-7">
        <Stack>
          <h2 id="coverage-title">
            <NoBreakText>What No-Fault pays for</NoBreakText>
          </h2>
          <Text>
            <NoBreakText>{pointNamed(coverage, "meaning").text}</NoBreakText>
          </Text>
          <SharedAmount coverage={coverage} />
        </Stack>
        <div data-short="">
          <Stack gap="wide">
            <DescriptionList items={benefits} />
            <Accordion
              name="coverage-limits"
              items={limits.map(({ id, title, text }) => ({
                id,
                title,
                content: (
                  <div className={styles.folded}>
                    <Text>
                      <NoBreakText>{text}</NoBreakText>
                    </Text>
                  </div>
                ),
              }))}
            />
          </Stack>
        </div>
      </Columns>
    </Section>
  );
}

/** A bar for the total that three kinds of benefit share: undivided, since it shows no proportions. */
function SharedAmount({ coverage }: Pick<Props, "coverage">) {
  const textOf = (id: string) => pointNamed(coverage, id).text;
  return (
    <Figure caption={textOf("amount")}>
      <ul className={styles.shares} role="list">
        <li>{textOf("medical-care")}</li>
        <li>{textOf("lost-pay")}</li>
        <li>{textOf("other-costs")}</li>
      </ul>
      <svg
        className={styles.lines}
        viewBox="0 0 300 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-screen-only=""
      >
        <path d="M34 0C34 44 150 14 150 58M150 0V58M266 0C266 44 150 14 150 58" />
      </svg>
      <strong className={styles.amount}>{textOf("limit")}</strong>
    </Figure>
  );
}
