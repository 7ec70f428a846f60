import { type KeyboardEvent, useRef, useState } from "react";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import type { InputProps } from "#editor/page/form.ts";
import {
  type Edit,
  insertion,
  link,
  type MarkdownAction,
  markdownActions,
  nextItem,
} from "#editor/page/markdown-actions.ts";
import styles from "./MarkdownInput.module.css";
import { TextAdvice } from "./TextAdvice.tsx";
import { TextPreview } from "./TextPreview.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { useTextAnswer } from "./use-text-answer.ts";

/** A Markdown text with a toolbar, and a preview beside it. */
export function MarkdownInput({ field, path, value, form, name, label, hint, error }: InputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = String(value ?? "");
  const answer = useTextAnswer(text, form.collection);
  const [isReading, setReading] = useState(false);
  const apply = (edit: Edit) => {
    if (area.current) replace(area.current, edit);
  };
  const selected = () => ({
    text,
    start: area.current?.selectionStart ?? text.length,
    end: area.current?.selectionEnd ?? text.length,
  });
  const act = (action: MarkdownAction) => apply(markdownActions[action].edit(selected()));
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain =
      !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
    const edit = event.key === "Enter" && isPlain ? nextItem(selected()) : undefined;
    if (!edit) return;
    event.preventDefault();
    apply(edit);
  };
  // Mistakes are corrected in the text, not in the preview.
  const shown = isReading && !error ? "read" : "write";
  return (
    <div className={styles.beside} data-wide="" data-shown={shown}>
      <div className={styles.switch} role="group" aria-label={field.title}>
        {(["write", "read"] as const).map((one) => (
          <button key={one} type="button" aria-pressed={shown === one} onClick={() => setReading(one === "read")}>
            {one === "write" ? "Write" : "How it will read"}
          </button>
        ))}
      </div>
      <div className={styles.write}>
        <Field {...{ name, label, hint, error }}>
          {(control) => (
            <>
              <Toolbar
                controls={name}
                onAction={act}
                onLink={() => form.pickPage((address, label) => apply(link(selected(), address, label)))}
                onFact={() => form.pickFact((fact) => apply(insertion(selected(), fact)))}
              />
              <textarea
                {...control}
                ref={area}
                rows={12}
                spellCheck
                value={text}
                onKeyDown={onKeyDown}
                onChange={({ target }) => form.change(path, target.value)}
              />
            </>
          )}
        </Field>
        {text.trim() && answer && <TextAdvice {...answer} />}
      </div>
      <TextPreview nodes={answer?.nodes ?? []} facts={form.facts} />
    </div>
  );
}

/** As if typed, so that the browser's undo works. */
function replace(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit) {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but the only way that preserves the undo history.
  document.execCommand(text ? "insertText" : "delete", false, text);
  area.setSelectionRange(start, end);
}
