import type { View } from "#inbox/inbox-operations.ts";
import { kindLabels, stateLabels } from "./labels.ts";
import field from "@practice/site/ui/forms/Field.module.css";
import { VisuallyHidden } from "@practice/site/ui/text/VisuallyHidden.tsx";
import { Choice } from "./Choice.tsx";
import { Heading } from "./Heading.tsx";
import styles from "./ListHead.module.css";
import { type Filter, noFilter, viewOf } from "./lists.ts";

type Props = {
  view: View;
  filter: Filter;
  /** The number of loaded messages in the list. */
  count: string | undefined;
  /** How many messages are set aside. */
  setAside: number | undefined;
  onView: (view: View) => void;
  onFilter: (filter: Filter) => void;
};

const viewLabels: Readonly<Record<View, string>> = { open: "To answer", done: "Answered", suspect: "Set aside" };

/** Selects the list and its filter. */
export function ListHead({ view, filter, count, setAside, onView, onFilter }: Props) {
  const states = Object.entries(stateLabels).filter(([state]) => viewOf(state as keyof typeof stateLabels) === view);
  const choose = (next: View) => {
    onFilter({ ...filter, state: "all" });
    onView(next);
  };
  return (
    <div className={styles.head}>
      <VisuallyHidden>
        <Heading level="h2">{viewLabels[view]}</Heading>
      </VisuallyHidden>
      <div className={styles.views} role="group" aria-label="Lists">
        {Object.entries(viewLabels).map(([own, label]) => (
          <button key={own} type="button" aria-pressed={own === view} onClick={() => choose(own as View)}>
            {label} {own === view ? count : own === "suspect" && setAside !== 0 && setAside}
          </button>
        ))}
      </div>
      <form className={styles.filter} role="search" method="dialog" onSubmit={(event) => event.preventDefault()}>
        <label className={`${field.field} ${styles.search}`}>
          <span>Search: a number, or text of messages you opened</span>
          <input
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={filter.search}
            onChange={({ target }) => onFilter({ ...filter, search: target.value })}
          />
        </label>
        <Choice
          label="From"
          value={filter.kind}
          options={{ all: "Anybody", ...kindLabels }}
          onChange={(kind) => onFilter({ ...filter, kind })}
        />
        {states.length > 1 && (
          <Choice
            label="State"
            value={filter.state}
            options={{ all: "Any", ...(Object.fromEntries(states) as typeof stateLabels) }}
            onChange={(state) => onFilter({ ...filter, state })}
          />
        )}
        {(filter.search || filter.kind !== "all" || filter.state !== "all") && (
          <button type="button" className={styles.clear} onClick={() => onFilter(noFilter)}>
            Show all
          </button>
        )}
      </form>
    </div>
  );
}
