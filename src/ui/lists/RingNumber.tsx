import styles from "./RingNumber.module.css";

type Props = { children: number };

/** A number in a ring, as a drawing carries it: the eye finds the place, and screen readers pass over it. */
export function RingNumber({ children }: Props) {
  return (
    <span className={styles.ring} aria-hidden="true">
      {children}
    </span>
  );
}
