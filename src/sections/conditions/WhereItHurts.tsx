import type { Condition } from "#schemas/condition.ts";
import { BodyPlot } from "./BodyPlot.tsx";
import { IndexList } from "#ui/links/IndexList.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./WhereItHurts.module.css";

type Props = { conditions: readonly Condition[]; statement: string };

/** A drawn person whose numbered rings lead, through the list beside it, to the conditions below. */
export function WhereItHurts({ conditions, statement }: Props) {
  return (
    <Section id="where" variant="scale">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="where-title">Where do you notice it?</h2>
          <Text>
            One sign can have several causes, and two people can feel the same injury in different ways. A symptom does
            not prove an injury. It is a reason to be examined.
          </Text>
        </div>
        <BodyPlot rings={conditions} caption="An illustration of the main nerve paths, not a diagnosis." />
        <div className={styles.list}>
          <IndexList
            labelledBy="where-title"
            entries={conditions.map(({ id, title, reason }) => ({ id, title, hint: reason }))}
            numbered
          />
          <Text variant="small" tone="soft">
            Below, a slanted arrow marks a link to a sister site. {statement}
          </Text>
        </div>
      </div>
    </Section>
  );
}
