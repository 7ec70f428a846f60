import type { ReactNode } from "react";
import styles from "./DescriptionList.module.css";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Pair = {
  term: string;
  value: string;
  href?: string;
  /** The `lang` of the value, where it is not that of the page. */
  lang?: string;
};
type Item = {
  id?: string;
  title: ReactNode;
  /** One description, or several under each other. */
  text: ReactNode | readonly ReactNode[];
  /** Nested points with terms, after the description. */
  pairs?: readonly Pair[];
};
type Props = {
  items: readonly Item[];
  /**
   * `ruled`: columns under heavy rules. `facts`: small, on a rule with ticks, large titles. `beside` and `small`: each
   * title in front of its text. `large`: large texts.
   */
  variant?: "ruled" | "facts" | "beside" | "small" | "large";
  /**
   * For `ruled`: three or four columns instead of two, or as many as fit. For `large`: a single row where there is
   * room.
   */
  columns?: 3 | 4 | "fit";
};

/** A `<dl>` of terms with their descriptions or values. */
export function DescriptionList({ items, columns, variant = "ruled" }: Props) {
  return (
    <dl className={styles[variant]} data-columns={columns}>
      {items.map(({ id, title, text, pairs = [] }, place) => (
        <div key={id ?? place}>
          <dt>{title}</dt>
          {[text].flat().map((description, index) => (
            <dd key={index}>
              <NoBreakText>{description}</NoBreakText>
            </dd>
          ))}
          {pairs.map(({ term, value, href, lang }) => (
            <dd key={term}>
              <b>{term}:</b>{" "}
              {lang ? (
                <span lang={lang}>{value}</span>
              ) : href ? (
                <a href={href}>{value}</a>
              ) : (
                <NoBreakText>{value}</NoBreakText>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
