import type { RefObject } from "react";
import type { EditorValues, Field, FieldPath, MistakesAnswer } from "#editor/api-types.ts";
import styles from "./ErrorSummary.module.css";
import { idsAround, titleAt } from "./mistakes.ts";

type Props = MistakesAnswer & {
  ref: RefObject<HTMLDivElement | null>;
  fields: readonly Field[];
  values: EditorValues;
};

/** The error summary at the top, with links to the fields; focused when it appears. */
export function ErrorSummary({ ref, mistakes, general, fields, values }: Props) {
  if (mistakes.length + general.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="mistakes-title">
      <h2 id="mistakes-title">Not saved yet. Please fix this:</h2>
      <ul role="list">
        {general.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {mistakes.map(({ path, text }) => (
          <li key={`${path.join("/")} ${text}`}>
            <a
              href={`#${idsAround(path)[0] ?? ""}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(path);
              }}
            >
              {titleAt(fields, values, path)}
            </a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field at a path, or its closest rendered ancestor. */
function goTo(path: FieldPath) {
  const place = idsAround(path)
    .map((id) => document.getElementById(id))
    .find((element) => element !== null);
  if (!place) return;
  const folded = place.closest("details");
  if (folded) folded.open = true;
  const inside = place.querySelector<HTMLElement>("[aria-invalid]");
  (inside ?? place).focus({ preventScroll: true });
  place.closest("div, fieldset")?.scrollIntoView({ block: "center" });
}
