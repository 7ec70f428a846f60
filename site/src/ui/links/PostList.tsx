import type { ReactNode } from "react";
import styles from "./PostList.module.css";

type Post = {
  id: string;
  href: string;
  title: string;
  byline: ReactNode;
  /** Decorative, at the left. */
  picture?: ReactNode;
  excerpt?: string;
  keywords?: readonly string[];
};
type Props = {
  posts: readonly Post[];
  /**
   * An index has a row for each article, with its picture at the left and the first one larger; otherwise they are in
   * columns.
   */
  variant?: "index";
};

/** A list of articles. */
export function PostList({ posts, variant }: Props) {
  return (
    <ul className={styles.posts} role="list" data-variant={variant}>
      {posts.map(({ id, href, title, byline, picture, excerpt, keywords }) => (
        <li key={id}>
          {picture}
          <div className={styles.text}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            {byline}
            {excerpt && <p>{excerpt}</p>}
            {keywords && (
              <ul className={styles.keywords} role="list" aria-label="In this article">
                {keywords.map((keyword) => (
                  <li key={keyword}>{keyword}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
