import { Fragment, type ReactNode } from "react";
import { NoBreakText } from "./NoBreakText.tsx";

type Props = {
  text: string;
  /** What replaces each `{name}` of the text: an element, or other text. */
  values: Readonly<Record<string, ReactNode>>;
};

/** A sentence with elements in it, each where its language has it. */
export function Filled({ text, values }: Props) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? values[part] : <NoBreakText>{part}</NoBreakText>}</Fragment>
    ));
}
