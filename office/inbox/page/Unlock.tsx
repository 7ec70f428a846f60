import { useState } from "react";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import unseen from "@practice/site/ui/text/VisuallyHidden.module.css";
import { Action } from "./Action.tsx";
import styles from "./Covered.module.css";
import { focus } from "./Heading.tsx";

type Props = { name: string; open: (passphrase: string) => Promise<void>; onLeave: () => void };
type State = { at: "asking"; error?: string } | { at: "opening" };

/** Asks for the practice's passphrase and opens the keys. The input is only in the field, until it is correct. */
export function Unlock({ name, open, onLeave }: Props) {
  const [state, setState] = useState<State>({ at: "asking" });

  const tryTo = async (field: HTMLInputElement) => {
    if (!field.value) return setState({ at: "asking", error: "Enter the passphrase or the recovery code." });
    setState({ at: "opening" });
    await open(field.value).catch(({ message }: Error) => {
      setState({ at: "asking", error: message });
      field.select();
    });
  };

  return (
    <>
      <h1>Open the messages</h1>
      <p>
        Signed in as <b>{name}</b>. Now enter the practice’s passphrase, or its recovery code. It opens the messages in
        this browser.
      </p>
      <form
        method="dialog"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem("passphrase");
          if (state.at === "asking" && field instanceof HTMLInputElement) void tryTo(field);
        }}
      >
        <Field
          name="passphrase"
          label="Passphrase or recovery code"
          hint="No passphrase yet? Use the code on paper, or in the file recovery-code.txt."
          error={state.at === "asking" ? state.error : undefined}
        >
          {(control) => (
            <input
              {...control}
              ref={focus}
              type="password"
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="off"
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Action tone="primary" type="submit" label="Open" busy={state.at === "opening"} />
          <Action tone="quiet" label="Sign out" onClick={onLeave} />
        </div>
        <p role="status" className={styles.progress}>
          {state.at === "opening" && "Opening the keys. This takes a few seconds on purpose: it slows whoever guesses."}
        </p>
        {state.at === "asking" && state.error && (
          <p role="alert" className={unseen.hidden}>
            {state.error}
          </p>
        )}
      </form>
    </>
  );
}
