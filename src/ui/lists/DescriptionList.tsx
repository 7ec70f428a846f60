import type { ReactNode } from "react";
import styles from "./DescriptionList.module.css";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Pair = {
  term: string;
  value: string;
  href?: string;
  /** The code of the language of the value, where it is not that of the page. */
  lang?: string;
};
type Item = {
  id?: string;
  title: ReactNode;
  /** One description, or several under each other. */
  text: ReactNode | readonly ReactNode[];
  /** Points with a term each, after the description. */
  pairs?: readonly Pair[];
};
type Props = {
  items: readonly Item[];
  /**
   * `ruled`: beside each other under heavy rules. `facts`: small, on a rule with ticks, the titles large. `beside` and
   * `small`: each title in front of its text. `large`: the texts large.
   */
  variant?: "ruled" | "facts" | "beside" | "small" | "large";
  /** Of `ruled`: three or four instead of two, or as many as fit. Of `large`: all in one row where there is room. */
  columns?: 3 | 4 | "fit";
};

/** Terms with what they mean or their values, as a `<dl>`. */
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
