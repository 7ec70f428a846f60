import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { CollectionView, EntryTitle, FactView } from "#editor/api-types.ts";
import { Heading } from "#inbox/page/Heading.tsx";
import { Problem } from "#inbox/page/Problem.tsx";
import { Button } from "@practice/site/ui/links/Button.tsx";
import { ask } from "./api.ts";
import styles from "./CollectionPage.module.css";
import { FactText } from "./fields/FactText.tsx";
import { withValues } from "./facts.ts";
import { RowActions } from "./fields/RowActions.tsx";
import { hrefOf } from "./places.ts";
import { moved } from "./values.ts";

type Props = {
  collection: CollectionView;
  facts: readonly FactView[];
  onSaved: () => void;
};

const idsOf = (order: readonly EntryTitle[]) => order.map(({ id }) => id);

/** The entries of a collection: open, add, and reorder. */
export function CollectionPage({ collection, facts, onSaved }: Props) {
  const { name, title, about, entries, canAdd, ordered } = collection;
  /** The order that was asked for, until the server has it. */
  const [asked, setAsked] = useState({ of: entries, order: entries });
  const shown = asked.of === entries ? asked.order : entries;
  const publication = useQuery({ queryKey: ["publication"], queryFn: () => ask("GET publication", {}) });
  const authors = new Map<string | undefined, string>(
    publication.data?.changes.map(({ key, by }) => [key, by.join(" and ") || "a developer"]),
  );
  // One after the other, however fast the buttons are pressed.
  const saving = useMutation({
    mutationFn: ({ ids, was }: { ids: string[]; was: string[] }) => ask("POST order", { collection: name, ids, was }),
    scope: { id: "order" },
    onError: () => setAsked({ of: entries, order: entries }),
    onSettled: onSaved,
  });

  /** Within its group only; focus stays on the pressed button. */
  const move = (entry: EntryTitle, group: readonly EntryTitle[], to: number) => {
    const target = group[to];
    if (!target) return;
    const from = group.indexOf(entry);
    const order = moved(shown, shown.indexOf(entry), shown.indexOf(target));
    flushSync(() => setAsked({ of: entries, order }));
    saving.mutate({ ids: idsOf(order), was: idsOf(shown) });
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
                  {authors.has(entry.key) && <span className={styles.draft}>Draft by {authors.get(entry.key)}</span>}
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
      <Problem error={saving.error} />
    </>
  );
}
