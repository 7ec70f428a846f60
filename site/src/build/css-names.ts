import { basename } from "node:path";

const styledClass = /\.([a-z][\w-]*)/gi;

/** The name of a class in pages and scripts, which says where its styles are: `Button_button`. */
export function classOf(name: string, file: string): string {
  return `${basename(file, ".module.css")}_${name}`;
}

/** The built names of the classes of a CSS module, by source name. */
export function classNames(...[, file, css]: [folder: string, file: string, css: string]): Record<string, string> {
  return Object.fromEntries([...css.matchAll(styledClass)].map(([, name = ""]) => [name, classOf(name, file)]));
}
