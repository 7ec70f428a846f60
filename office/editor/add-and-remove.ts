import { z } from "astro/zod";
import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import type { AddRequest, EditorValue, EditorValues, UsedByAnswer } from "./api-types.ts";
import { changedFile, newFile, readableValue } from "./change.ts";
import { cleaned } from "./clean.ts";
import { collectionsOf, type Place } from "./entries.ts";
import { idFor } from "./ids.ts";
import { nextOrder } from "./numbers.ts";
import { change, text } from "./operation.ts";
import { fieldsOfView, shownOf, versionedContent, type Shown } from "./read.ts";
import { carryOut, cleanBody, gone, type Desk, type Reply } from "./save.ts";
import { usesOf } from "./uses.ts";

/** Adds an entry: at the end of its list or under its heading, or as a file of its own. */
export async function addEntry(desk: Desk, { collection, values, body }: AddRequest): Promise<Reply> {
  const files = contentFiles(desk.root);
  const shown = shownOf(collection, files);
  const [from] = shown?.view.from ?? [];
  if (!shown?.view.canAdd || !from) return gone;
  const { values: clean, unknown } = cleaned(fieldsOfView(shown), withoutId(values, shown), {});
  if (unknown.length > 0) return { status: 422, body: { mistakes: [], general: unknown.map(({ text }) => text) } };
  const taken = shown.places.map((place) => place.id);
  const id = shown.view.ids ? chosenId(values, shown.view.ids, taken) : idFor(clean, taken);
  if (!id) return { status: 422, body: { mistakes: [{ path: ["id"], text: "Choose one." }], general: [] } };
  const { path } = collectionsOf(files)[from];
  const about = { shown, place: { collection: from }, id, added: true };
  if (!path.endsWith("/")) {
    const whole = inserted(shown, path, { id, ...clean });
    const text = await changedFile({ collection: from, path, index: 0 }, whole, undefined, files);
    return carryOut(desk, files, new Map([[path, text]]), about);
  }
  const { ordered, groupedBy } = shown.view;
  const all = ordered ? { order: nextOrder(shown, groupedBy && clean[groupedBy]), ...clean } : clean;
  const model = shown.places.at(-1)?.path ?? `${path}${id}.md`;
  const file = model.replace(/^([^/]*\/)[^/.]+/, `$1${id}`);
  const text = await newFile(
    { collection: from, path: file },
    all,
    file.endsWith(".md") ? (cleanBody(body) ?? "") : undefined,
    files.get(model),
    files,
  );
  return carryOut(desk, files, new Map([[file, text]]), about);
}

const withoutId = ({ id, ...values }: EditorValues, { view }: Shown) =>
  view.ids || id === undefined ? values : { id, ...values };

function chosenId({ id }: EditorValues, ids: readonly string[], taken: readonly string[]): string | undefined {
  return ids.find((one) => one === id && !taken.includes(one));
}

/** A list with one more item: after the last under the same heading. */
function inserted({ view: { groupedBy }, files }: Shown, path: string, item: EditorValues): EditorValue {
  const whole = readableValue(path, files) as readonly EditorValues[];
  const last = groupedBy ? whole.findLastIndex((one) => one[groupedBy] === item[groupedBy]) : -1;
  return last < 0 ? [...whole, item] : whole.toSpliced(last + 1, 0, item);
}

const removed = { collection: text, id: text, version: text, confirmed: z.boolean() };

/** Removes an entry; first reports what else refers to it. */
export const removeEntry = change(removed, async (desk, { collection, id, version, confirmed }) => {
  const files = contentFiles(desk.root);
  const shown = shownOf(collection, files);
  const place = shown?.places.find((one) => one.id === id);
  if (!shown?.view.canRemove || !place) return gone;
  if (versionedContent(shown.view, place, files).version !== version)
    return { status: 409, body: { problem: "Someone else changed this entry meanwhile. Look at it once more." } };
  if (!confirmed) return { status: 409, body: { usedBy: usesOf(place, files, desk.root) } satisfies UsedByAnswer };
  return carryOut(desk, files, new Map([[place.path, await without(place, files)]]), { shown, id: "" });
});

async function without(place: Place, files: ContentFiles): Promise<string | undefined> {
  if (place.index === undefined) return undefined;
  const whole = readableValue(place.path, files) as readonly EditorValue[];
  return changedFile(place, whole.toSpliced(place.index, 1), undefined, files);
}
