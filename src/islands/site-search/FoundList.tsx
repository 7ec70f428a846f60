import styles from "./FoundList.module.css";

type Part = { text: string; found: boolean };
type Page = { href: string; title: string; excerpt: readonly Part[] };
type Props = { pages: readonly Page[] };

/** What a search has found: pages with the words in their surroundings, each word marked. */
export function FoundList({ pages }: Props) {
  return (
    <ol className={styles.found} role="list">
      {pages.map(({ href, title, excerpt }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <p>… {excerpt.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text))} …</p>
        </li>
      ))}
    </ol>
  );
}
