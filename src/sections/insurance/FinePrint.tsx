import { Sheet } from "#ui/Sheet.tsx";
import { Text } from "#ui/Text.tsx";
import { Wrap } from "#ui/Wrap.tsx";
import styles from "./FinePrint.module.css";

/** What this page is not. */
export function FinePrint() {
  return (
    <div className={styles.room}>
      <Wrap>
        <Sheet id="fine-print" title="Medical care, not legal advice">
          <Text>
            We are doctors, not lawyers. Dates and rules here are general. Ask your insurer or an attorney about your
            case.
          </Text>
        </Sheet>
      </Wrap>
    </div>
  );
}
