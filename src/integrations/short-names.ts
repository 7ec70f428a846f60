export const classAttribute = /\bclass="([^"]*)"/g;

/**
 * Gives the classes of a page and the custom properties of its styles names of a letter or two. Those that CSS Modules
 * make hold hashes, which do not compress. What a script names stays as it is, and so does a property that stands
 * outside the styles.
 *
 * @param unstyled the page without its styles
 * @returns What tells the short name of a class (`card`) or of a property (`--color-paper`); other names as they are.
 */
export function shortNames(unstyled: string, styles: string, inScripts: ReadonlySet<string>): (name: string) => string {
  const classes = [...unstyled.matchAll(classAttribute)].flatMap(([, list = ""]) => list.split(/\s+/).filter(Boolean));
  const properties = (styles.match(/(?<![\w-])--[A-Za-z_][\w-]*/g) ?? []).filter((name) => !unstyled.includes(name));
  const names = new Map([...numbered(classes, ""), ...numbered(properties, "--")]);
  return (name) => names.get(name) ?? name;

  function numbered(list: readonly string[], prefix: string) {
    const renamed = [...new Set(list)].filter((name) => !inScripts.has(name));
    return renamed.map((name, index) => [name, prefix + letters(index)] as const);
  }
}

/** a, b, … z, aa, ab, …: the names that are shortest. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : "") + String.fromCharCode(97 + (index % 26));
}
