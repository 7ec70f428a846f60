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
  /** A short label above the title, such as the number of an error. */
  kicker?: string;
  /** Above the title, such as a day and a category. */
  byline?: ReactNode;
  /** The call to action: one or two buttons. */
  actions?: ReactNode;
  /** Beside the rest, where there is room. */
  aside?: ReactNode;
  /** The columns of the rest and what is beside it. */
  split?: "7-5" | "5-7" | undefined;
};

/** The head of an inner page: its h1 and lead, on most pages over a trace. */
export function PageHead({ title, lead, trace, kicker, byline, actions, aside, split = "7-5" }: Props) {
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
          <Columns split={split}>
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
 * The link below the head of every page to its short page: `base.css` then shows only `data-short`, in large type.
 * Plain links work without scripts, and can be shared.
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
