import type { ReactNode } from "react";
import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./NoticeCard.module.css";

type Props = {
  tone: "good" | "bad";
  title: ReactNode;
  text: ReactNode;
  dismiss?: ReactNode;
  /** Related links. */
  children?: readonly ReactNode[];
};

/** A notice about an event: a bold title, a text, and optionally a button to dismiss it. */
export function NoticeCard({ tone, title, text, dismiss, children = [] }: Props) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {tone === "bad" && <Icon name="alert" />}
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {dismiss}
      {children.length > 0 && <div className={styles.links}>{children}</div>}
    </div>
  );
}

/** The class of the button that dismisses a notice. */
export const dismissButton = styles.dismiss;
