import { Icon } from "#ui/graphics/Icon.tsx";
import styles from "./SisterNote.module.css";

type Props = {
  /** `networkStatement` of `content/practice.yaml`. */
  statement: string;
};

/**
 * Who runs the sites to which a slanted arrow leads, once on each page beside the first of them, as the law requires
 * (Public Health Law §238-d).
 */
export function SisterNote({ statement }: Props) {
  return (
    <p className={styles.note} data-sister-note="">
      <Icon name="external" />
      {statement}
    </p>
  );
}
