/** What a person typed and the server does not have: kept in this browser, also through a crash. */

const start = "editor ";
/** What this tab kept last: it forgets nothing that another tab keeps under the same name. */
const own = new Map<string, string>();

/** What was kept under a name, if anything. */
export function keptIn<Value>(name: string): Value | undefined {
  try {
    return (JSON.parse(localStorage.getItem(start + name) ?? "null") as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The names under which something is kept that begin with these words. */
export function keptNames(words: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(`${start}${words} `));
    return names.map((name) => name.slice(start.length)).sort();
  } catch {
    return [];
  }
}

/** Keeps a value; without one, forgets what was kept. */
export function keep(name: string, value: object | undefined): void {
  try {
    const before = localStorage.getItem(start + name);
    if (value) {
      const text = JSON.stringify(value);
      localStorage.setItem(start + name, text);
      own.set(name, text);
    } else if (before !== null && [undefined, before].includes(own.get(name))) localStorage.removeItem(start + name);
  } catch {
    // It is full or switched off; the form itself still has what is typed.
  }
}
