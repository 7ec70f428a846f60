import { Button } from "#ui/links/Button.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./PrintChoice.module.css";

type Props = {
  /** The id of the section that is the sheet. */
  sheet: string;
  /** What the button says: the three lead to different sheets. */
  label: string;
};

/** Prints one sheet alone: the link chooses it, and the page's script then opens the browser's dialog. */
export function PrintChoice({ sheet, label }: Props) {
  return (
    <div className={styles.choice} data-screen-only="">
      <p data-print="">
        <Button href={`#${sheet}`}>{label}</Button>
      </p>
      <div className={styles.chosen}>
        <Text variant="small" tone="soft">
          This sheet is chosen, so it comes out alone when you print the page.{" "}
          <a href="#all-sheets">Choose all three again</a>
        </Text>
      </div>
      <noscript>
        <Text variant="small" tone="soft">
          Without JavaScript the button only chooses the sheet, and you print it from the menu of your browser.
        </Text>
      </noscript>
    </div>
  );
}
