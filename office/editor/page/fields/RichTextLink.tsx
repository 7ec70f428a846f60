import { useState } from "react";
import { flushSync } from "react-dom";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import { Action } from "#inbox/page/Action.tsx";
import { Dialog } from "#inbox/page/Dialog.tsx";
import styles from "./MarkdownInput.module.css";
import { addressOf } from "./rich-text-schema.ts";

type Props = {
  /** Where the link leads now, if there is one. */
  href: string | undefined;
  onSet: (href: string) => void;
  onPick: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks where a link should lead. */
export function RichTextLink({ href, onSet, onPick, onRemove, onClose }: Props) {
  const [typed, setTyped] = useState(href ?? "");
  const [error, setError] = useState<string>();
  // While the dialog is open, the text behind it is inert.
  const closeFor = (next: () => void) => {
    flushSync(onClose);
    next();
  };
  return (
    <Dialog title={href === undefined ? "Add a link" : "Change the link"} onClose={onClose}>
      <div>
        <Action label="Choose a page of this site" onClick={() => closeFor(onPick)} />
      </div>
      <form
        className={styles.link}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Otherwise React submits the form of the entry, too.
          event.stopPropagation();
          const address = addressOf(typed);
          if (address === undefined) setError("Write an address such as /contact or https://www.ny.gov.");
          else closeFor(() => onSet(address));
        }}
      >
        <Field name="link-address" label="Or write an address" error={error}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="url"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className={styles.linkActions}>
          <Action type="submit" tone="primary" label={href === undefined ? "Add the link" : "Change the link"} />
          {href !== undefined && <Action label="Remove the link" onClick={() => closeFor(onRemove)} />}
          <Action label="Cancel" onClick={onClose} />
        </div>
      </form>
    </Dialog>
  );
}
