import { type ComponentProps, useState } from "react";
import { Action } from "./Action.tsx";
import { Confirm } from "./Confirm.tsx";

type Props = Omit<ComponentProps<typeof Confirm>, "onClose"> & Omit<ComponentProps<typeof Action>, "onClick">;

/** A button that asks first. */
export function ConfirmedAction({ title, children, yes, no, onYes, ...button }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Action {...button} onClick={() => setAsked(true)} />
      {isAsked && (
        <Confirm {...{ title, yes, no, onYes }} onClose={() => setAsked(false)}>
          {children}
        </Confirm>
      )}
    </>
  );
}
