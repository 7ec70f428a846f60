import { Fragment } from "react";

type Line = { text: string; number: string; href: string };

/** On which days to call an office instead of the practice line, each as a sentence with its number. */
export function OtherLines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ text, number, href }) => (
    <Fragment key={text}>
      {text}: <a href={href}>{number}</a>.{" "}
    </Fragment>
  ));
}
