import type { Collection } from "@practice/site/content/check.ts";
import type { Field } from "./api-types.ts";
import { fieldsOf } from "./fields.ts";

const idField: Field = { key: "id", kind: "text", title: "Id", fixed: true };

/** The form of everything in a file, including what no view shows: it determines the order of new keys. */
export function fileShape({ schema }: Collection, isListFile: boolean): Field {
  const fields = fieldsOf(schema, { isLong: () => false, titleOf: () => undefined });
  const entry: Field = { key: "", kind: "group", title: "", fields: isListFile ? [idField, ...fields] : fields };
  return isListFile ? { key: "", kind: "list", title: "", item: entry } : entry;
}
