import { Section } from "#ui/Section.tsx";
import { Text } from "#ui/Text.tsx";
import styles from "./FinePrint.module.css";

/** What this page is not. */
export function FinePrint() {
  return (
    <Section id="fine-print">
      <div className={styles.words}>
        <h2 id="fine-print-title">Medical care, not legal advice</h2>
        <Text>
          We are doctors, not lawyers. Dates and rules here are general. Ask your insurer or an attorney about your
          case.
        </Text>
      </div>
    </Section>
  );
}
