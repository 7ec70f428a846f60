import styles from "./RingNumber.module.css";

type Props = { children: number };

/** A number in a ring, as on a drawing; hidden from screen readers. */
export function RingNumber({ children }: Props) {
  return (
    <span className={styles.ring} aria-hidden="true">
      {children}
    </span>
  );
}
