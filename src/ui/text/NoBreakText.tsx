import { Fragment, type ReactNode } from "react";

type Props = { children: ReactNode };

const unbreakable =
  /(No-Fault|\b(?:NF|MV|C)-\w+\)?|\d+-\d\.\d+(?:\(\w+\))*|\be-\w+|EMG\/NCS|\d+(?:–\d+)? (?:business|days?|hours|minutes|weeks?)|\d+:\d\d [AP]M(?:–\d+:\d\d [AP]M)?|\w+–\w+)/;

/** Text in which “No-Fault” and the like never wrap; nodes that are not strings are returned as they are. */
export function NoBreakText({ children }: Props) {
  if (typeof children !== "string") return children;
  return children
    .split(unbreakable)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? joined(part) : part}</Fragment>);
}

/** No-break spaces suffice, except beside a hyphen, dash or slash: there `white-space` prevents the break. */
function joined(part: string) {
  return /[-–/]/.test(part) ? <span data-keep="">{part}</span> : part.replaceAll(" ", "\u00a0");
}
