import { useState } from "react";
import { flushSync } from "react-dom";
import type { FactView } from "#domain/editor.ts";
import { Action } from "#staff/Action.tsx";
import { Dialog } from "./Dialog.tsx";
import { factsWith } from "./facts.ts";
import styles from "./FactPicker.module.css";
import { SearchField } from "./SearchField.tsx";

type Props = { facts: readonly FactView[]; onPick: (text: string) => void; onClose: () => void };

/** Every number that texts can name, with a search; the one that is pressed goes into the text. */
export function FactPicker({ facts, onPick, onClose }: Props) {
  const [search, setSearch] = useState("");
  const found = factsWith(search, facts);
  return (
    <Dialog title="Insert a fact" onClose={onClose}>
      <p>A fact is changed in one place, and every text that names it changes with it.</p>
      <SearchField name="fact-search" label="Find a fact" value={search} onChange={setSearch} />
      <p role="status">{found.length === 1 ? "1 fact" : `${found.length} facts`}</p>
      <ul role="list" className={styles.facts}>
        {found.map(({ name, title, value }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                // While the dialog is open, nothing can be written behind it.
                flushSync(onClose);
                onPick(`{${name}}`);
              }}
            >
              <strong>{value}</strong> <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Action label="Cancel" onClick={onClose} />
      </div>
    </Dialog>
  );
}
