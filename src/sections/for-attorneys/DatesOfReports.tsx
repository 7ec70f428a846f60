import type { ReactNode } from "react";
import { Stack } from "#ui/layout/Stack.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./DatesOfReports.module.css";

type Props = {
  /** The island. */
  children?: ReactNode;
};

/** The place of the dates under the chart of times: what is counted, and what the dates are not. */
export function DatesOfReports({ children }: Props) {
  return (
    <div className={styles.dates}>
      <Stack>
        <h3>The same times as dates</h3>
        <Text>
          Count from the day on which the visit is over and we have all records. Business days leave out weekends and
          New York public holidays. Hours count them too.
        </Text>
        <Text variant="small" tone="soft">
          These are our usual times; one case can take longer. Is a court date near? Tell us when you call. The day that
          you enter stays in your browser.
        </Text>
        <noscript>
          <Text>
            <strong>The dates need JavaScript, which is switched off. The chart above shows all times.</strong>
          </Text>
        </noscript>
      </Stack>
      {children}
    </div>
  );
}
