import styles from "./Byline.module.css";

type Props = {
  category: string;
  /** The URL of the category's list; without it the category is plain text. */
  categoryHref?: string;
  /** The day, as `YYYY-MM-DD` and as text. */
  day?: { iso: string; text: string };
  minutes: number;
  /** Stacked where there is room beside a text. */
  variant?: "column";
};

/** Category, day and reading time, above an article's title. */
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
      {day && <time dateTime={day.iso}>{day.text}</time>} <span>{minutes} min read</span>
    </p>
  );
}
