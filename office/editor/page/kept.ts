/** What a person typed and the server does not have: kept in this browser, also through a crash. */

const keyOf = (name: string) => `editor ${name}`;

/** What was kept under a name, if anything. */
export function keptIn<Value>(name: string, storage: Pick<Storage, "getItem"> = localStorage): Value | undefined {
  try {
    return (JSON.parse(storage.getItem(keyOf(name)) ?? "null") as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; without one, forgets what was kept. */
export function keep(
  name: string,
  value: object | undefined,
  storage: Pick<Storage, "setItem" | "removeItem"> = localStorage,
) {
  try {
    if (value) storage.setItem(keyOf(name), JSON.stringify(value));
    else storage.removeItem(keyOf(name));
  } catch {
    // It is full or switched off; the form itself still has what is typed.
  }
}
