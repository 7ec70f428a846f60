import { Fragment } from "react";

type Props = { children: string };

const unbreakable =
  /(No-Fault|NF-\d+|EMG\/NCS|\d+(?:–\d+)? (?:business|days?|hours|minutes|weeks?)|\d+:\d\d [AP]M|\w+–\w+)/;

/** Running text in which “No-Fault” and the like never break across two lines. */
export function Words({ children }: Props) {
  return children.split(unbreakable).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} data-keep="">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
