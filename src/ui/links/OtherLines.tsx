import { Fragment } from "react";

/** The sentence ends with the office. */
type Line = { text: string; office: string; href: string };

/** The days on which to call an office instead of the practice line, as sentences that call it: its number is beside them. */
export function OtherLines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ text, office, href }) => (
    <Fragment key={text}>
      {text.slice(0, -office.length)}
      <a href={href}>{office}</a>.{" "}
    </Fragment>
  ));
}
