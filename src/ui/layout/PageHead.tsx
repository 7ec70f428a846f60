import type { ReactNode } from "react";
import { Buttons } from "#ui/links/Button.tsx";
import styles from "./PageHead.module.css";
import { Text } from "#ui/text/Text.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Columns } from "./Columns.tsx";
import { Wrap } from "./Wrap.tsx";

type Props = {
  title: string;
  lead: ReactNode;
  trace?: ReactNode;
  /** A word above the title, such as the number of an error. */
  kicker?: string;
  /** What is over the title, such as a day and a category. */
  byline?: ReactNode;
  /** What to do first: one or two buttons. */
  actions?: ReactNode;
  /** What is beside all of it where there is room. */
  aside?: ReactNode;
};

/** The head of an inner page: its one h1 and its main message, on most pages over a trace. */
export function PageHead({ title, lead, trace, kicker, byline, actions, aside }: Props) {
  const head = (
    <div id="short" data-short="" tabIndex={-1}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      {byline && <div className={styles.byline}>{byline}</div>}
      <h1>
        <NoBreakText>{title}</NoBreakText>
      </h1>
      <div className={styles.lead}>
        <Text variant="lead">
          <NoBreakText>{lead}</NoBreakText>
        </Text>
      </div>
      {actions && <Buttons>{actions}</Buttons>}
      <ShortPageLink />
    </div>
  );
  return (
    <section className={styles.head}>
      <Wrap>
        {aside ? (
          <Columns split="7-5">
            {head}
            {aside}
          </Columns>
        ) : (
          head
        )}
      </Wrap>
      {trace}
    </section>
  );
}

/**
 * The link under the head of every page to its short page: `base.css` then shows, in large type, only what carries
 * `data-short`. Both ways are links, so that they work without scripts, and a relative can send one.
 */
export function ShortPageLink() {
  return (
    <p data-screen-only="">
      <a href="#short">Screen hard to look at? The short page</a>{" "}
      <a href="#main" data-whole="">
        Show the whole page
      </a>
    </p>
  );
}
