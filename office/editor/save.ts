import { contentFiles, type ContentFiles } from "@practice/site/content/check.ts";
import { isOver } from "@practice/site/practice/other-hours.ts";
import { otherHoursEntry } from "@practice/site/practice/other-hours-schema.ts";
import {
  isList,
  type ConflictAnswer,
  type EditorValue,
  type EditorValues,
  type Mistake,
  type MistakesAnswer,
  type RefusedAnswer,
  type SavedAnswer,
  type SaveRequest,
} from "./api-types.ts";
import { changedFile, readableValue } from "./change.ts";
import { cleaned, plainText } from "./clean.ts";
import { bodyOf, isShown, whyUnreadable, writtenValues, type Place } from "./entries.ts";
import { textOf } from "./match.ts";
import { nextOrder } from "./numbers.ts";
import { pictureChanges, type Pictures } from "./pictures.ts";
import { placeOf, problemsOf } from "./problems.ts";
import { fieldsOfView, shownOf, unitOf, versionedContent, type Shown } from "./read.ts";
import { factFiles, oldValues } from "./old-values.ts";
import { newTexts } from "#publish/new-texts.ts";
import { withChanges, type Changes } from "./store.ts";

/** What edits need. */
export type Desk = {
  /** The folder whose `content/` has the drafts. */
  root: string;
  /** Writes files of `content/`, all or none, in the name of whoever asks. */
  write: (changes: Changes) => void;
  /** What visitors see. */
  published: () => Promise<ContentFiles>;
  pictures: Pictures;
};

export type Reply =
  | { status: 200 | 201; body: SavedAnswer }
  | { status: 409; body: ConflictAnswer }
  | { status: 422; body: MistakesAnswer }
  | { status: 404 | 409; body: RefusedAnswer };

export const gone: Reply = { status: 404, body: { problem: "This entry is gone. Go back to the list.", isGone: true } };

/**
 * Changes an entry, unless someone else changed it meanwhile or the build would reject it.
 * @param today in New York
 */
export async function saveEntry(
  desk: Desk,
  { collection, id, version, values, body }: SaveRequest,
  today: string,
): Promise<Reply> {
  const files = contentFiles(desk.root);
  const shown = shownOf(collection, files);
  const place = shown?.places.find((one) => one.id === id);
  if (!shown || !place) return gone;
  const mistake = whyUnreadable(place.path, files);
  if (mistake) return { status: 409, body: { problem: mistake } };
  const { view } = shown;
  const disk = writtenValues(place, files);
  const { values: clean, unknown } = cleaned(fieldsOfView(shown, place), values, disk);
  if (unknown.length > 0) return { status: 422, body: { mistakes: [], general: unknown.map(({ text }) => text) } };
  const next = withOrder({ ...hidden(shown, place, disk), ...clean }, disk, shown, place);
  const nextBody = cleanBody(body) ?? bodyOf(place.path, files.get(place.path) ?? "");
  const now = versionedContent(view, place, files);
  // What is on disk already is not in conflict with it: the answer to an earlier request was lost.
  const isSame = textOf(next) === textOf(disk) && nextBody === bodyOf(place.path, files.get(place.path) ?? "");
  if (now.version !== version && !isSame) return { status: 409, body: now };
  const over = overMistakes(next, disk, today);
  if (over.length > 0) return { status: 422, body: { mistakes: over, general: [] } };
  const whole = wholeValue(place, next, readableValue(place.path, files));
  const text = await changedFile(place, whole, nextBody, files);
  const more = place.collection === "pictures" ? pictureChanges(desk.pictures, files, next, disk) : [];
  return carryOut(desk, files, new Map([...more, [place.path, text]]), { shown, place, id });
}

/** New closed days and other hours that are over already: a mistake in the month or the year. */
export function overMistakes({ otherHours }: EditorValues, disk: EditorValues, today: string): Mistake[] {
  const known = isList(disk["otherHours"]) ? disk["otherHours"].map(textOf) : [];
  return (isList(otherHours) ? otherHours : []).flatMap((entry, index) => {
    const { success, data } = otherHoursEntry.safeParse(entry);
    if (!success || !isOver(data, today) || known.includes(textOf(entry))) return [];
    const path = ["otherHours", index, data.to ? "to" : "from"];
    return [{ path, text: "This day is over. Choose today or a later day." }];
  });
}

/** Markdown as stored: without empty lines around it. */
export function cleanBody(body: string | undefined): string | undefined {
  return body === undefined ? undefined : plainText(body).replace(/^\n+|\s+$/g, "");
}

/** The fields that the form does not show, which stay as they are. */
function hidden({ view }: Shown, { index }: Place, disk: EditorValues): EditorValues {
  const shown = (key: string) => isShown(key, view) && !(index !== undefined && key === "order");
  return Object.fromEntries(Object.entries(disk).filter(([key]) => !shown(key)));
}

/** An entry moved under another heading becomes the last one there. */
function withOrder(next: EditorValues, disk: EditorValues, shown: Shown, place: Place): EditorValues {
  const { groupedBy, ordered } = shown.view;
  if (!ordered || !groupedBy || place.index !== undefined || next[groupedBy] === disk[groupedBy]) return next;
  return { ...next, order: nextOrder(shown, next[groupedBy]) };
}

/** The value of a file with new values for one entry. */
function wholeValue({ index, id }: Place, next: EditorValues, whole: EditorValue): EditorValue {
  if (index === undefined) return next;
  return (whole as readonly EditorValue[]).map((item, place) => (place === index ? { id, ...next } : item));
}

/** Writes changes that the build would accept, unless another program has changed the files since they were read. */
export async function carryOut(
  { root, write, published }: Desk,
  files: ContentFiles,
  changes: Changes,
  { shown, place, id, added = false }: { shown: Shown; place?: Pick<Place, "collection">; id: string; added?: boolean },
): Promise<Reply> {
  const after = withChanges(files, changes);
  const changed = [...changes].filter(([path, text]) => files.get(path) !== text);
  const now = place && placeOf(place.collection, id, after);
  const problems = changed.length === 0 ? undefined : problemsOf(now, (key) => isShown(key, shown.view), files, after);
  if (problems) return { status: 422, body: problems };
  const disk = changed.length === 0 ? files : contentFiles(root);
  if (changed.some(([path]) => disk.get(path) !== files.get(path)))
    return { status: 409, body: { problem: "Another program changed this file just now. Save once more." } };
  if (changed.length > 0) write(new Map(changed));
  const { version, advice } = now ? versionedContent(shown.view, now, after) : { version: "", advice: [] };
  return {
    status: added ? 201 : 200,
    body: {
      id,
      ...(now && { key: unitOf(shown.name, now) }),
      ...{ version, advice },
      texts: newTexts(files, after),
      oldValues: now && factFiles.includes(now.path) ? oldValues(await published(), after) : [],
    },
  };
}
