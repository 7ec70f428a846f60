import type { Session } from "#inbox/inbox.ts";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import unseen from "@practice/site/ui/text/VisuallyHidden.module.css";
import { Action } from "./Action.tsx";
import styles from "./Covered.module.css";
import { focus } from "./Heading.tsx";
import type { DeviceKey } from "./passkeys.ts";
import { OtherPage, useIsEditorOpen } from "./OtherPage.tsx";
import { Problem } from "./Problem.tsx";
import { useTask } from "./use-task.ts";

type Props = {
  session: Session;
  device: DeviceKey;
  open: (passphrase: string) => Promise<void>;
  onPasskey: () => Promise<void>;
  onLeave: () => void;
};

/**
 * Opens the keys: by the passkey, if a copy is locked for it, otherwise by the practice's passphrase. The input is only
 * in the field, until it is correct.
 */
export function Unlock({ session, device, open, onPasskey, onLeave }: Props) {
  const isEditorOpen = useIsEditorOpen();
  const isByPasskey = session.wrapped !== null && device === "unasked";
  const passkey = useTask(onPasskey);
  const passphrase = useTask(async (field: HTMLInputElement) => {
    if (!field.value) throw new Error("Enter the passphrase or the recovery code.");
    await open(field.value).catch((error: unknown) => {
      field.select();
      throw error;
    });
  });

  return (
    <>
      <h1>Open the messages</h1>
      <p>
        Signed in as <b>{session.person.name}</b>.{" "}
        {isByPasskey
          ? "Your passkey opens the messages in this browser."
          : "Now enter the practice’s passphrase, or its recovery code. It opens the messages in this browser."}
        {typeof device === "object" &&
          (session.wrapped === null
            ? " Only this once: from then on your passkey opens them."
            : " The practice has a new key or a new passphrase since you were here, so it is asked once more.")}
      </p>
      {isByPasskey && (
        <>
          <Action tone="primary" label="Open with the passkey" busy={passkey.busy} onClick={() => void passkey.run()} />
          <Problem error={passkey.error} />
        </>
      )}
      <form
        method="dialog"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void passphrase.run(event.currentTarget.elements.namedItem("passphrase") as HTMLInputElement);
        }}
      >
        <Field
          name="passphrase"
          label="Passphrase or recovery code"
          hint="No passphrase yet? Use the code on paper, or in the file recovery-code.txt."
          error={passphrase.error?.message}
        >
          {(control) => (
            <input
              {...control}
              ref={isByPasskey ? undefined : focus}
              type="password"
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="off"
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Action tone={isByPasskey ? undefined : "primary"} type="submit" label="Open" busy={passphrase.busy} />
          <Action tone="quiet" label="Sign out" onClick={onLeave} />
        </div>
        <p role="status">
          <small>{passphrase.busy && "Opening the keys. This takes a few seconds: it slows whoever guesses."}</small>
        </p>
        <p role="alert" className={unseen.hidden}>
          {passphrase.error?.message}
        </p>
      </form>
      {isEditorOpen && (
        <p className={styles.way}>
          <OtherPage page="editor" label="Change the site" />
        </p>
      )}
    </>
  );
}
