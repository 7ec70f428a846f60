import styles from "./Byline.module.css";

type Props = {
  category: string;
  /** The list of the category; without it the category is a word only. */
  categoryHref?: string;
  /** The day for machines, `YYYY-MM-DD`, and for people. */
  day?: { iso: string; words: string };
  minutes: number;
  /** Under each other where there is room beside a text. */
  variant?: "column";
};

/** Above an article's title: its category, its day, and how long reading takes. */
export function Byline({ category, categoryHref, day, minutes, variant }: Props) {
  return (
    <p className={styles.byline} data-variant={variant}>
      {categoryHref ? (
        <a className={styles.tag} href={categoryHref}>
          {category}
        </a>
      ) : (
        <span className={styles.tag}>{category}</span>
      )}{" "}
      {day && <time dateTime={day.iso}>{day.words}</time>} <span>{minutes} min read</span>
    </p>
  );
}
