import { Fragment, type ReactNode } from "react";

type Props = { children: ReactNode };

const unbreakable =
  /(No-Fault|NF-\d+|EMG\/NCS|\d+(?:–\d+)? (?:business|days?|hours|minutes|weeks?)|\d+:\d\d [AP]M|\w+–\w+)/;

/** Without a hyphen or a dash in it, a part holds together by its blanks alone. */
const joined = (part: string) => (/[-–/]/.test(part) ? undefined : part.replaceAll(" ", "\u00a0"));

/** Running text in which “No-Fault” and the like never break across two lines; what is more than text stays as it is. */
export function Words({ children }: Props) {
  if (typeof children !== "string") return children;
  return children.split(unbreakable).map((part, index) =>
    index % 2 === 1 && !joined(part) ? (
      <span key={index} data-keep="">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{index % 2 === 1 ? joined(part) : part}</Fragment>
    ),
  );
}
