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
  /** A spot illustration at the end of the line, where there is room and nothing else is beside the head. */
  spot?: ReactNode;
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

/** The head of an inner page: its h1 and lead, over a trace or beside a spot illustration. */
export function PageHead({ title, lead, trace, spot, kicker, byline, actions, aside, split = "7-5" }: Props) {
  const head = (
    <div id="short" data-short="" tabIndex={-1}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      {byline && <div className={styles.byline}>{byline}</div>}
      <h1>
        <NoBreakText>{title}</NoBreakText>
      </h1>
      {lead && (
        <div className={styles.lead}>
          <Text variant="lead">
            <NoBreakText>{lead}</NoBreakText>
          </Text>
        </div>
      )}
      {actions && <Buttons>{actions}</Buttons>}
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
          <div className={styles.row}>
            {head}
            {spot && <div className={styles.spot}>{spot}</div>}
          </div>
        )}
      </Wrap>
      {trace}
    </section>
  );
}
