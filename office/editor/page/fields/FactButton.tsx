import { Action } from "#inbox/page/Action.tsx";
import type { Form } from "#editor/page/form.ts";
import styles from "./fields.module.css";

type Props = { name: string; text: string; form: Form; onText: (text: string) => void };

/** Inserts a fact in braces into a text, at the cursor. */
export function FactButton({ name, text, form, onText }: Props) {
  const insert = (fact: string) => {
    const input = document.getElementById(name) as HTMLInputElement | HTMLTextAreaElement;
    const { selectionStart: start, selectionEnd: end } = input;
    onText(text.slice(0, start ?? text.length) + fact + text.slice(end ?? text.length));
    input.focus();
  };
  return (
    <div className={styles.factButton}>
      <Action tone="quiet" label="Insert a fact" onClick={() => form.pickFact(insert)} />
    </div>
  );
}
