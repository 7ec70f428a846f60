import type { ReactNode } from "react";
import styles from "./CallLines.module.css";

type Line = {
  name: string;
  href: string;
  number: string;
  /** What stands under the number. */
  note?: ReactNode;
};
type Props = { lines: readonly Line[] };

/** Telephone lines in large figures, each under its name. */
export function CallLines({ lines }: Props) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, href, number, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <a href={href}>{number}</a>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
