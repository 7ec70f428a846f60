import type { Counts, View } from "#inbox/inbox-operations.ts";
import field from "@practice/site/ui/forms/Field.module.css";
import { VisuallyHidden } from "@practice/site/ui/text/VisuallyHidden.tsx";
import desk from "./DeskHead.module.css";
import { Heading } from "./Heading.tsx";
import styles from "./Inbox.module.css";

type Props = {
  view: View;
  isSearching: boolean;
  search: string;
  /** How many messages each list has, once known. */
  counts: Counts | undefined;
  onView: (view: View) => void;
  onSearch: (search: string) => void;
};

const viewLabels: Readonly<Record<View, string>> = {
  open: "To answer",
  done: "Answered",
  suspect: "Spam",
  trash: "Trash",
};

/** Selects the list, and searches in all of them. */
export function ListHead({ view, isSearching, search, counts, onView, onSearch }: Props) {
  return (
    <>
      <VisuallyHidden>
        <Heading level="h2">{isSearching ? "Found" : viewLabels[view]}</Heading>
      </VisuallyHidden>
      <div className={desk.views} role="group" aria-label="Lists">
        {(Object.entries(viewLabels) as [View, string][]).map(([own, label]) => (
          <button key={own} type="button" aria-pressed={own === view && !isSearching} onClick={() => onView(own)}>
            {label} {counts?.[own] || ""}
          </button>
        ))}
      </div>
      <div className={`${field.field} ${styles.search}`} role="search" data-screen-only="">
        <input
          type="search"
          aria-label="Search in all lists: a name, a phone number, a word"
          placeholder="Search: a name, a phone, a word"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
    </>
  );
}
