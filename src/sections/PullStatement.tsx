import styles from "./PullStatement.module.css";

type Props = {
  /** The id of the section that the heading names. */
  section: string;
  heading: string;
  children: string;
};

/** One sentence in display type that carries a section, under a heading that stays small beside it. */
export function PullStatement({ section, heading, children }: Props) {
  return (
    <div className={styles.pull}>
      <h2 id={`${section}-title`}>{heading}</h2>
      <p>{children}</p>
    </div>
  );
}
