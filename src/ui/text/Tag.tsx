import type { ReactNode } from "react";
import styles from "./Tag.module.css";

type Props = {
  /** With an address the tag is a link. */
  href?: string;
  children: ReactNode;
};

/** A word or two in a thin box: a category, a keyword. */
export function Tag({ href, children }: Props) {
  return href === undefined ? (
    <span className={styles.tag}>{children}</span>
  ) : (
    <a className={styles.tag} href={href}>
      {children}
    </a>
  );
}

type TagsProps = { label: string; words: readonly string[] };

/** Keywords beside each other. */
export function Tags({ label, words }: TagsProps) {
  return (
    <ul className={styles.tags} role="list" aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <Tag>{word}</Tag>
        </li>
      ))}
    </ul>
  );
}
