import { Fragment } from "react";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

/** `text` ends with `office`. */
type Line = { text: string; office: string; href: string };

/** Sentences that say on which days to call an office instead of the practice line. The office is a link that calls it. */
export function OtherLines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ text, office, href }) => (
    <Fragment key={text}>
      <NoBreakText>{text.slice(0, -office.length)}</NoBreakText>
      <a href={href}>{office}</a>.{" "}
    </Fragment>
  ));
}
