import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { SectionHead } from "#ui/layout/SectionHead.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Text } from "#ui/text/Text.tsx";
import styles from "./PrintSheet.module.css";

type Props = {
  id: string;
  variant?: "sunk";
  title: string;
  lead: string;
  /** The button that prints only this sheet. */
  print: string;
  /** Between the heading and the button. */
  before?: ReactNode;
  /** Also on the short page. */
  short?: true;
  children: ReactNode;
};

/** A printable sheet with its heading: in two columns where there is room, one on paper. */
export function PrintSheet({ id, variant, title, lead, print, before, short, children }: Props) {
  return (
    <Section id={id} {...(variant && { variant })}>
      <div className={styles.parts} data-short={short && ""}>
        <div className={styles.text}>
          <SectionHead section={id} title={title} lead={lead} />
          {before}
          <PrintChoice sheet={id} label={print} />
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}

/** Prints only this sheet: the link makes it the `:target`, and the page's script opens the print dialog. */
function PrintChoice({ sheet, label }: { sheet: string; label: string }) {
  return (
    <div className={styles.choice} data-screen-only="">
      <p data-print="">
        <Button href={`#${sheet}`}>{label}</Button>
      </p>
      <div className={styles.chosen}>
        <Text variant="small" tone="soft">
          Only this sheet prints now. <a href="#all-sheets">Print all three instead</a>
        </Text>
      </div>
      <noscript>
        <Text variant="small" tone="soft">
          No JavaScript? Press the button, then print from your browser’s menu.
        </Text>
      </noscript>
    </div>
  );
}

/** Fields to fill in on paper, with a line each; hidden on screens. */
export function WriteLines({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
