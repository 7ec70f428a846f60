import type { ReactNode } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { hoursPhrases } from "#practice/hours.ts";
import type { Practice } from "#practice/practice-schema.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import type { ClaimTexts } from "./texts-schema.ts";
import styles from "./Claim.module.css";

type HeadProps = {
  title: string;
  /** What screen readers call the tool. */
  tool: string;
  /** When to call 911 instead: a slot of the page. */
  danger?: ReactNode;
  /** Of a page in another language: the ways to its other pages. */
  links?: ReactNode;
  children: ReactNode;
};

/** The first section of the page: when to call 911, and the tool itself, which begins beside it. */
export function ClaimHead({ title, tool, danger, links, children }: HeadProps) {
  return (
    <section className={styles.tool} aria-label={tool}>
      <Wrap>
        <div className={styles.top} id="short" data-short="" tabIndex={-1}>
          <div>
            <h1>
              <NoBreakText>{title}</NoBreakText>
            </h1>
            {danger}
            {links}
          </div>
          {children}
        </div>
      </Wrap>
    </section>
  );
}

type EndProps = {
  texts: Pick<ClaimTexts["paper"], "stuck" | "call">;
  practice: Practice;
  /** The way to the letters that come. */
  letters: { href: string; text: string };
  note: string;
  /** What can be read and printed without the tool. */
  children: ReactNode;
};

/** What helps without the tool, and stays at the end of the page once there is a plan. */
export function ClaimEnd({ texts, practice, letters, note, children }: EndProps) {
  return (
    <section className={styles.end}>
      <Wrap>
        <div className={styles.start}>
          <div>
            <a className={styles.got} href={letters.href} data-screen-only="">
              {letters.text}
              <Icon name="arrow" />
            </a>
            {children}
          </div>
          <div className={styles.ask} data-short="">
            <h2>{texts.stuck}</h2>
            <p>
              <Filled
                text={texts.call}
                values={{ phone: <a href={telHref(practice.phone)}>{readablePhone(practice.phone)}</a> }}
              />{" "}
              <NoBreakText>{hoursPhrases({ ...practice.phoneHours, byAppointment: [] }).join(", ")}</NoBreakText>
            </p>
          </div>
        </div>
        <Text variant="small" tone="soft">
          {note}
        </Text>
      </Wrap>
    </section>
  );
}
