import { Fragment } from "react";

/** `text` ends with `office`. */
type Line = { text: string; office: string; href: string };

/** Sentences that say on which days to call an office instead of the practice line. The office is a link that calls it. */
export function OtherLines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ text, office, href }) => (
    <Fragment key={text}>
      {text.slice(0, -office.length)}
      <a href={href}>{office}</a>.{" "}
    </Fragment>
  ));
}
