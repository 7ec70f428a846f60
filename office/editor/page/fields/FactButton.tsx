import { Action } from "#inbox/page/Action.tsx";
import { insertion } from "#editor/page/markdown-actions.ts";
import type { Form } from "#editor/page/form.ts";
import styles from "./fields.module.css";

type Props = { name: string; text: string; form: Form; onText: (text: string) => void };

/** Inserts a fact in braces into a text, at the cursor. */
export function FactButton({ name, text, form, onText }: Props) {
  const insert = (fact: string) => {
    const input = document.getElementById(name) as HTMLInputElement | HTMLTextAreaElement;
    const end = text.length;
    const edit = insertion({ text, start: input.selectionStart ?? end, end: input.selectionEnd ?? end }, fact);
    onText(text.slice(0, edit.from) + edit.text + text.slice(edit.to));
    input.focus();
  };
  return (
    <div className={styles.factButton}>
      <Action tone="quiet" label="Insert a fact" onClick={() => form.pickFact(insert)} />
    </div>
  );
}
