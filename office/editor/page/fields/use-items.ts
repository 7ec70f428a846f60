import { useState } from "react";
import { flushSync } from "react-dom";
import { isList, type EditorValue, type Field } from "#editor/api-types.ts";
import type { FieldProps } from "#editor/page/form.ts";
import { idOf, shortened } from "#editor/page/mistakes.ts";
import { emptyValue, nameOf, moved } from "#editor/page/values.ts";

type Removed = { index: number; value: EditorValue; key: number };

const plainItem: Field = { key: "", kind: "text", title: "Item" };

/** The items of a list, with stable keys, and the operations on them. */
export function useItems({ field, path, value, form }: FieldProps) {
  const { item = plainItem, optional, title } = field;
  const list = isList(value) ? value : [];
  const [known, setKeys] = useState(() => list.map((_, index) => index));
  // If the whole value was replaced, the keys are recreated.
  const keys = known.length === list.length ? known : list.map((_, index) => index);
  const [removed, setRemoved] = useState<Removed>();
  const [news, setNews] = useState("");
  /** The key of what was added or put back last. */
  const [newest, setNewest] = useState<number>();

  const itemName = (index: number) => {
    const text = nameOf(item.fields ?? [], list[index]);
    return text ? shortened(text, 80) : `${item.title || title} ${index + 1}`;
  };
  /** Synchronously, so that the next focused element exists. */
  const show = (next: readonly EditorValue[], nextKeys: readonly number[], said: string, gone?: Removed) =>
    flushSync(() => {
      setKeys([...nextKeys]);
      setNews(said);
      setRemoved(gone);
      form.change(path, next.length === 0 && optional ? undefined : next);
    });

  const add = () => {
    const fresh = emptyValue({ ...item, optional: undefined }) ?? "";
    const key = Math.max(-1, ...keys) + 1;
    setNewest(key);
    show([...list, fresh], [...keys, key], "");
    focusOn(idOf([...path, list.length]));
  };

  return {
    item,
    news,
    removed,
    items: list.map((one, index) => ({
      value: one,
      key: keys[index] ?? index,
      path: [...path, index],
      name: itemName(index),
      isNew: keys[index] === newest,
    })),
    move(from: number, to: number) {
      show(moved(list, from, to), moved(keys, from, to), `Moved to place ${to + 1} of ${list.length}.`);
      focusOn(`${idOf([...path, to])}-${to < from ? "up" : "down"}`);
    },
    remove(index: number) {
      const gone = { index, value: list[index] ?? "", key: keys[index] ?? 0 };
      show(list.toSpliced(index, 1), keys.toSpliced(index, 1), `Removed: ${itemName(index)}.`, gone);
      focusOn(`${idOf(path)}-back`);
    },
    putBack({ index, value: old, key }: Removed) {
      setNewest(key);
      show(list.toSpliced(index, 0, old), keys.toSpliced(index, 0, key), `Put back in place ${index + 1}.`);
      focusOn(idOf([...path, index]));
    },
    add,
    /** Focuses the next item; after the last non-empty one, adds a new item. */
    next(index: number) {
      if (index + 1 < list.length) focusOn(idOf([...path, index + 1]));
      else if (list[index] !== "") add();
    },
  };
}

/** Focuses a control, or the first one in a part of the form. */
function focusOn(id: string) {
  const place = document.getElementById(id);
  const controls = "input, textarea, select, button";
  (place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls))?.focus();
}
