import { Fragment, type ReactNode } from "react";
import { NoBreakText } from "./NoBreakText.tsx";

type Props = {
  text: string;
  /** The value of each `{name}`: an element, or text. */
  values: Readonly<Record<string, ReactNode>>;
};

/** A sentence with elements in place of its `{names}`, in the order of its language. */
export function Filled({ text, values }: Props) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? values[part] : <NoBreakText>{part}</NoBreakText>}</Fragment>
    ));
}
