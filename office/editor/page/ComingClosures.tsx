import { useState } from "react";
import type { Closure } from "#editor/api-types.ts";
import { Confirm } from "#inbox/page/Confirm.tsx";
import { VisuallyHidden } from "@practice/site/ui/text/VisuallyHidden.tsx";
import button from "@practice/site/ui/links/Button.module.css";
import { ask } from "./api.ts";
import styles from "./ClosePage.module.css";

type Props = { closures: readonly Closure[]; onRemoved: () => Promise<void> };

/** What is closed, or open at other times, from today on: each with a button that removes it everywhere. */
export function ComingClosures({ closures, onRemoved }: Props) {
  const [asked, setAsked] = useState<Closure>();
  const [news, setNews] = useState("");
  const remove = async ({ key, text }: Closure) => {
    await ask("DELETE closure", { key });
    setAsked(undefined);
    setNews(`Removed: ${text}.`);
    await onRemoved();
    document.getElementById("coming")?.focus();
  };
  return (
    <section className={styles.coming} aria-labelledby="coming">
      <h2 id="coming" tabIndex={-1}>
        Coming closures
      </h2>
      <p role="status">{news}</p>
      {closures.length === 0 && <p>No day is closed, and none has other hours.</p>}
      <ul role="list">
        {closures.map((closure) => (
          <li key={closure.key}>
            <span>{closure.text}</span>
            <button type="button" className={button.button} data-size="compact" onClick={() => setAsked(closure)}>
              Remove<VisuallyHidden>: {closure.text}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          title={`Remove “${asked.text}”?`}
          yes="Remove it"
          onYes={() => remove(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>It goes everywhere that it stands. Visitors see it until you publish.</p>
        </Confirm>
      )}
    </section>
  );
}
