import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { CollectionView, EntryTitle, FactView } from "#editor/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Heading } from "#inbox/page/Heading.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { useTask } from "#inbox/page/use-task.ts";
import { Button } from "@practice/site/ui/links/Button.tsx";
import { ask } from "./api.ts";
import styles from "./CollectionPage.module.css";
import { FactText } from "./fields/FactText.tsx";
import { withValues } from "./facts.ts";
import { RowActions } from "./fields/RowActions.tsx";
import { hrefOf } from "./places.ts";
import bar from "./SaveBar.module.css";
import { moved } from "./values.ts";

type Props = {
  collection: CollectionView;
  facts: readonly FactView[];
  onChanged: (isChanged: boolean) => void;
  onSaved: () => void;
};

/** The entries of a collection: open, add, and reorder. */
export function CollectionPage({ collection, facts, onChanged, onSaved }: Props) {
  const { name, title, about, entries, canAdd, ordered } = collection;
  const [order, setOrder] = useState<readonly EntryTitle[]>();
  const shown = order ?? entries;
  const saving = useTask(async () => {
    await ask("POST order", { collection: name, ids: shown.map(({ id }) => id), was: entries.map(({ id }) => id) });
    onSaved();
    setOrder(undefined);
  });
  useEffect(() => onChanged(order !== undefined), [order, onChanged]);

  /** Within its group only; focus stays on the pressed button. */
  const move = (entry: EntryTitle, group: readonly EntryTitle[], to: number) => {
    const target = group[to];
    if (!target) return;
    const from = group.indexOf(entry);
    flushSync(() => setOrder(moved(shown, shown.indexOf(entry), shown.indexOf(target))));
    document.getElementById(`order-${entry.id}-${to < from ? "up" : "down"}`)?.focus();
  };
  const groups = [...new Set(shown.map(({ group }) => group))];

  return (
    <>
      <title>{`${title} · Site editor`}</title>
      <p data-back="">
        <a href={hrefOf({ at: "start" })}>All content</a>
      </p>
      <Heading>{title}</Heading>
      <p>{about}</p>
      {canAdd && (
        <p>
          <Button href={hrefOf({ at: "new", collection: name })} size="compact">
            Add a new one
          </Button>
        </p>
      )}
      {groups.map((group) => {
        const own = shown.filter((entry) => entry.group === group);
        return (
          <section key={group ?? ""} className={styles.group} aria-label={group}>
            {group && <h2>{group}</h2>}
            <ul role="list" className={styles.entries}>
              {own.map((entry, index) => (
                <li key={entry.id}>
                  <a href={hrefOf({ at: "entry", collection: name, id: entry.id })}>
                    <FactText text={entry.title} facts={facts} />
                  </a>
                  {ordered && (
                    <RowActions
                      id={`order-${entry.id}`}
                      name={withValues(entry.title, facts)}
                      index={index}
                      count={own.length}
                      onMove={(to) => move(entry, own, to)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <div className={order && bar.bar}>
        <Problem error={saving.error} />
        <p role="status">{order ? "The new order is not saved yet." : ""}</p>
        {order && (
          <div className={bar.actions}>
            <Action tone="primary" label="Save the order" busy={saving.busy} onClick={() => void saving.run()} />
            <Action tone="quiet" label="Discard changes" onClick={() => setOrder(undefined)} />
          </div>
        )}
      </div>
    </>
  );
}
