import type { Condition } from "#schemas/condition.ts";
import { BodyPlot } from "#ui/BodyPlot.tsx";
import { IndexList } from "#ui/IndexList.tsx";
import { Section } from "#ui/Section.tsx";
import { Text } from "#ui/Text.tsx";
import styles from "./WhereItHurts.module.css";

type Props = { conditions: readonly Condition[] };

/** A drawn person whose numbered rings lead, through the list beside it, to the conditions below. */
export function WhereItHurts({ conditions }: Props) {
  return (
    <Section id="where" look="scale">
      <div className={styles.columns}>
        <BodyPlot rings={conditions} caption="An illustration of the main nerve paths, not a diagnosis." />
        <div className={styles.words}>
          <h2 id="where-title">Where do you notice it?</h2>
          <Text>
            One sign can have several causes, and two people can feel the same injury in different ways. A symptom does
            not prove an injury. It is a reason to be examined.
          </Text>
          <IndexList
            labelledBy="where-title"
            entries={conditions.map(({ id, title, reason }) => ({ id, title, hint: reason }))}
            numbered
          />
        </div>
      </div>
    </Section>
  );
}
