import type { ReactNode } from "react";
import { Text } from "#ui/text/Text.tsx";
import styles from "./PostList.module.css";

type Post = {
  id: string;
  href: string;
  title: string;
  byline: ReactNode;
  excerpt?: string;
  keywords?: readonly string[];
};
type Props = {
  posts: readonly Post[];
  /**
   * An index has a row for each article, with its day at the left and the first one larger; otherwise they are in
   * columns.
   */
  variant?: "index";
};

/** A list of articles. */
export function PostList({ posts, variant }: Props) {
  return (
    <ul className={styles.posts} role="list" data-variant={variant}>
      {posts.map(({ id, href, title, byline, excerpt, keywords }) => (
        <li key={id}>
          {byline}
          <div className={styles.text}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            {excerpt && <p>{excerpt}</p>}
            {keywords && (
              <Text variant="small" tone="soft">
                In this article: {keywords.join(", ")}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
