import { Fragment } from "react";

type Line = { text: string; number: string; href: string };

/** The days on which to call an office instead of the practice line, as sentences with numbers. */
export function OtherLines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ text, number, href }) => (
    <Fragment key={text}>
      {text}: <a href={href}>{number}</a>.{" "}
    </Fragment>
  ));
}
