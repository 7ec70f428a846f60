import { Fragment, type ReactNode } from "react";

type Props = { children: ReactNode };

const unbreakable =
  /(No-Fault|\b(?:NF|MV|C)-\w+\)?|§?\d+-\d\.\d+(?:\(\w+\))*|\d\d-\d\d-\d\d|\be-\w+|EMG\/NCS|\d+(?:–\d+)? (?:business|days?|hours|minutes|weeks?)|\d+(?::\d\d)? [AP]M(?:–\d+(?::\d\d)? [AP]M)?|\w+–\w+)/g;

// No-break spaces suffice, except beside a hyphen, dash or slash: there `white-space` prevents the break.
const needsSpan = /[-–/]/;
const withNoBreakSpaces = (part: string) => part.replaceAll(" ", "\u00a0");

/** Text in which “No-Fault” and the like never wrap; nodes that are not strings are returned as they are. */
export function NoBreakText({ children }: Props) {
  if (typeof children !== "string") return children;
  return children
    .split(unbreakable)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? joined(part) : part}</Fragment>);
}

/** HTML, such as from Markdown, with the same: only its texts change, and a `<span data-keep>` is added around some. */
export function noBreakHtml(html: string): string {
  return html.replace(/[^<>]+(?=<|$)/g, (text) =>
    text.replace(unbreakable, (part) =>
      needsSpan.test(part) ? `<span data-keep>${part}</span>` : withNoBreakSpaces(part),
    ),
  );
}

function joined(part: string) {
  return needsSpan.test(part) ? <span data-keep="">{part}</span> : withNoBreakSpaces(part);
}
