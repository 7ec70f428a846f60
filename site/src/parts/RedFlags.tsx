import type { ReactNode } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { pointNamed } from "#content/points.ts";
import type { Point } from "#content/guidance-schema.ts";
import type { ShownGroup } from "#content/fields.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Section } from "#ui/layout/Section.tsx";
import { CallEmergency, DangerTitle, frame, LevelTitle } from "./DangerFrame.tsx";
import styles from "./RedFlags.module.css";

type Signs = Pick<ShownGroup, "title" | "items">;
type Props = {
  groups: readonly Signs[];
  texts: { heading: string; first: ReactNode; then?: string; call?: string };
  /** The English groups, which say which signs are seen at once. */
  signs: readonly ShownGroup[];
  /** The label of the fold, by the number of signs in it. */
  more: (count: number) => string;
  /** The second level: for what to call the practice, and not 911. */
  children?: ReactNode;
};

/**
 * The danger signs, framed with the call to 911. Most are folded; paper and links to `#red-flags` open them.
 */
export function RedFlags({ groups, texts, signs, more, children }: Props) {
  const isShown = (group: number, item: number) => signs[group]?.shown?.includes(item + 1);
  const first = groups.flatMap(({ items }, group) => items.filter((_, item) => isShown(group, item)));
  const others = groups.map(({ title, items }, group) => ({
    title,
    items: items.filter((_, item) => !isShown(group, item)),
  }));
  const lists = others
    .filter(({ items }) => items.length > 0)
    .map((group) => <DangerSigns key={group.title} {...group} />);
  return (
    <Section id="red-flags">
      <div className={`${frame} ${styles.levels}`} data-short="">
        <div className={styles.now}>
          <h2 id="red-flags-title">
            <DangerTitle>{texts.heading}</DangerTitle>
          </h2>
          <p>
            <strong>{texts.first}</strong>
            {texts.then}
          </p>
          {first.length > 0 && <SignList items={first} first />}
          <CallEmergency>{texts.call}</CallEmergency>
        </div>
        <details className={styles.more}>
          <summary>{more(others.reduce((count, { items }) => count + items.length, 0))}</summary>
          <div className={styles.groups}>{lists}</div>
        </details>
        {children && <div className={styles.second}>{children}</div>}
      </div>
    </Section>
  );
}

type EnglishProps = { groups: readonly ShownGroup[]; emergency: readonly Point[]; practice: Practice };

/** The danger signs of the English pages, in two levels. */
export function EnglishRedFlags({ groups, emergency, practice }: EnglishProps) {
  const textOf = (id: string) => pointNamed(emergency, id).text;
  return (
    <RedFlags
      groups={groups}
      texts={{ heading: textOf("list"), first: textOf("unnoticed"), then: ` ${textOf("show")}` }}
      signs={groups}
      more={(count) => `${count} ${textOf("more")}`}
    >
      <h2>
        <LevelTitle icon="phone" level="call">
          Call us
        </LevelTitle>
      </h2>
      <p>
        {textOf("call-us")} <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a>.
      </p>
      <p>{textOf("growing")}</p>
    </RedFlags>
  );
}

/** One group of danger signs; its markers are used nowhere else. */
export function DangerSigns({ title, items, heading: Heading = "h3" }: Signs & { heading?: "h3" | "h4" }) {
  return (
    <div className={styles.signs}>
      <Heading>{title}</Heading>
      <SignList items={items} />
    </div>
  );
}

function SignList({ items, first }: { items: readonly string[]; first?: true }) {
  return (
    <ul className={styles.list} data-first={first && ""} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
