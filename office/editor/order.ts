import { contentFiles } from "@practice/site/content/check.ts";
import type { EditorValue, EditorValues } from "./api-types.ts";
import { changedFile, readableValue } from "./change.ts";
import { entriesOf } from "./entries.ts";
import { reordered } from "./numbers.ts";
import { change, text } from "./operation.ts";
import { shownOf } from "./read.ts";
import { carryOut, gone, type Reply } from "./save.ts";

/** All ids in their new order; `was` is the order that the person saw. */
const input = { collection: text, ids: text.array(), was: text.array() };

/** Puts the entries of a subject into another order: the items of a list move, the files of a folder swap their numbers. */
export const orderEntries = change(input, async (desk, { collection, ids, was }): Promise<Reply> => {
  const files = contentFiles(desk.root);
  const shown = shownOf(collection, files);
  if (!shown?.view.ordered) return gone;
  const { places, view } = shown;
  const now = entriesOf(view, places, files).map(({ id }) => id);
  if (now.join() !== was.join() || [...ids].sort().join() !== [...now].sort().join())
    return {
      status: 409,
      body: { problem: "Someone else changed this list. Load it anew, then move the entry again." },
    };
  const named = ids.flatMap((id) => places.filter((place) => place.id === id));
  const [first] = places;
  if (!first) return gone;
  const about = { shown, id: "" };
  if (first.index !== undefined) {
    const whole = readableValue(first.path, files) as readonly EditorValue[];
    const moved = named.map(({ index = 0 }) => whole[index] as EditorValue);
    return carryOut(desk, files, new Map([[first.path, await changedFile(first, moved, undefined, files)]]), about);
  }
  const changes = new Map<string, string>();
  for (const [place, order] of reordered(shown, ids)) {
    const values = readableValue(place.path, files) as EditorValues;
    changes.set(place.path, await changedFile(place, { ...values, order }, undefined, files));
  }
  return carryOut(desk, files, changes, about);
});
