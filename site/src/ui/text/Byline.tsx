import styles from "./Byline.module.css";

type Props = {
  category: string;
  /** The URL of the category's list; without it the category is plain text. */
  categoryHref?: string | undefined;
  /** The day, as `YYYY-MM-DD` and as text. */
  day?: { iso: string; text: string };
  minutes: number;
  /** Who reviewed it, and when; empty until someone has. */
  review?: string;
};

/** Category, reading time, day and review of an article, in one line beside its title. */
export function Byline({ category, categoryHref, day, minutes, review }: Props) {
  return (
    <p className={styles.byline}>
      <span className={styles.tag}>{categoryHref ? <a href={categoryHref}>{category}</a> : category}</span>{" "}
      <span>{minutes} min read</span> {day && <time dateTime={day.iso}>{day.text}</time>}{" "}
      {review && <span>{review}</span>}
    </p>
  );
}
