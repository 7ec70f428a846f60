import { useState } from "react";
import { Field } from "@practice/site/ui/forms/Field.tsx";
import type { InputProps } from "#editor/page/form.ts";
import { readMarkdown } from "./rich-text.ts";
import { RichText } from "./RichText.tsx";

/** A long text, kept as Markdown; as plain Markdown where it has what the formatted text does not know. */
export function MarkdownInput({ path, value, form, name, label, hint, advice, error }: InputProps) {
  const text = String(value ?? "");
  const [isPlain, setPlain] = useState(() => !readMarkdown(text));
  const change = (markdown: string) => form.change(path, markdown);
  const labelled = isPlain ? label : <span id={`${name}-label`}>{label}</span>;
  return (
    <div data-wide="">
      <Field
        {...{ name, advice, error }}
        label={labelled}
        hint={isPlain ? [plain, hint].filter(Boolean).join(" ") : hint}
      >
        {({ name: _, required: __, ...control }) =>
          isPlain ? (
            <textarea {...control} rows={12} spellCheck value={text} onChange={({ target }) => change(target.value)} />
          ) : (
            <RichText
              control={{ ...control, "aria-labelledby": `${name}-label` }}
              markdown={text}
              form={form}
              onChange={change}
              onUnreadable={() => setPlain(true)}
            />
          )
        }
      </Field>
    </div>
  );
}

const plain = "The editor cannot show everything in this text, so you see it as Markdown, with its marks.";
