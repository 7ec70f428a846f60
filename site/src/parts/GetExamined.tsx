import { filledIn } from "#content/filled-in.ts";
import { readablePhone, telHref } from "#practice/phone.ts";
import { routes } from "#routes.ts";
import { ArrowLink } from "#ui/links/ArrowLink.tsx";
import { Button } from "#ui/links/Button.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import styles from "./GetExamined.module.css";

type Props = {
  /** From `get-examined.yaml`, or in the language of the page. */
  title: string;
  /** One sentence on waiting, or two. */
  text: string;
  phone: string;
  /** What the two ways are called; English without them. */
  labels?: { call: string; schedule: string };
};

const english = { call: "Call {phone}", schedule: "Schedule Evaluation" };

/** The visit, beside what a page has told of a claim: a call from 48rem, where no bar has it, and the contact page. */
export function GetExamined({ title, text, phone, labels: { call, schedule } = english }: Props) {
  return (
    <div className={styles.visit} data-screen-only="">
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p>
          <NoBreakText>{text}</NoBreakText>
        </p>
      </div>
      <div className={styles.ways}>
        <Button size="compact" icon="phone" href={telHref(phone)}>
          {filledIn(call, { phone: readablePhone(phone) })}
        </Button>
        <ArrowLink href={routes.contact}>{schedule}</ArrowLink>
      </div>
    </div>
  );
}
