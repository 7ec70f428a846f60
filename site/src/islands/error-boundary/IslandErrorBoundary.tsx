import { useState, type ComponentType, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import type { Notice } from "#contact/notice-schema.ts";
import { Field } from "#ui/forms/Field.tsx";
import { ErrorNotice } from "./ErrorNotice.tsx";

type Props = {
  notice: Notice;
  phone: string;
  call?: string | undefined;
  /** Whether the form is lost with its code: then its input is shown, to be copied. */
  losesForm?: boolean;
  /** The heading above the input on pages that are not in English. */
  written?: string | undefined;
  /** A new value rerenders the children. */
  resetKey?: unknown;
  children: ReactNode;
};

/** Shows an error and the phone number in place of an island, or a part of one, whose code failed. */
export function IslandErrorBoundary({ notice, phone, call, losesForm = false, written, resetKey, children }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[resetKey]}
      fallbackRender={({ error }) => (
        <>
          <ErrorNotice notice={notice} error={error} phone={phone} call={call} />
          {losesForm && <EnteredText label={written} />}
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** What an island needs for its error boundary; `call` and `written` on pages that are not in English. */
type BoundaryProps = { unexpected: Notice; call?: string; written?: string };

/** Wraps an island, which is a form, in its error boundary. */
export function withErrorBoundary<P extends { phone: string }>(Part: ComponentType<P>) {
  return function Island({ unexpected, call, written, ...props }: P & BoundaryProps) {
    return (
      <IslandErrorBoundary notice={unexpected} phone={props.phone} call={call} losesForm written={written}>
        <Part {...(props as unknown as P)} />
      </IslandErrorBoundary>
    );
  };
}

function EnteredText({ label = "What you wrote, to copy" }: { label?: string | undefined }) {
  // The failed form is in the DOM until this replaces it.
  const [text] = useState(enteredText);
  if (!text) return null;
  return (
    <Field name="written" label={label}>
      {({ id }) => <textarea id={id} rows={6} readOnly defaultValue={text} />}
    </Field>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function enteredText(): string {
  const fields = document.querySelectorAll<Control>("form :is(input, select, textarea)");
  return [...fields].map(entered).filter(Boolean).join("\n");
}

/** The text of a field, or the label of its answer; empty for an answer that is not selected. */
function entered(field: Control): string {
  if (field.matches("[type=radio], [type=checkbox]"))
    return (field.matches(":checked") && field.labels?.[0]?.textContent.trim()) || "";
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0 ? (field.selectedOptions[0]?.text ?? "") : "";
  return field.value.trim();
}
