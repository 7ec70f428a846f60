import { useState } from "react";
import { flushSync } from "react-dom";
import { Action } from "#inbox/page/Action.tsx";
import { Dialog } from "#inbox/page/Dialog.tsx";
import { type Choosable, choicesWith } from "./choosable.ts";
import styles from "./Picker.module.css";
import { SearchField } from "./SearchField.tsx";

type Props = {
  title: string;
  about: string;
  search: string;
  choices: readonly Choosable[];
  onPick: (choice: Choosable) => void;
  onClose: () => void;
};

/** A searchable list of facts or pages; pressing one inserts it into the text. */
export function Picker({ title, about, search: label, choices, onPick, onClose }: Props) {
  const [search, setSearch] = useState("");
  const found = choicesWith(search, choices);
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{about}</p>
      <SearchField name="picker-search" label={label} value={search} onChange={setSearch} />
      <p role="status">{found.length} found</p>
      <ul role="list" className={styles.choices}>
        {found.map((choice) => (
          <li key={choice.key}>
            <button
              type="button"
              onClick={() => {
                // While the dialog is open, the text behind it is inert.
                flushSync(onClose);
                onPick(choice);
              }}
            >
              <strong>{choice.name}</strong> <span>{choice.note}</span>
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
