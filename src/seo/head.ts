import { countFirst } from "#domain/number-words.ts";
import { routes } from "#routes.ts";

const longest = 60;

/** The title of a page in tabs and search results: with the practice's name as long as search engines show it whole. */
export function pageTitle(subject: string, { name }: { name: string }): string {
  const whole = `${subject} | ${name}`;
  return whole.length <= longest ? whole : subject;
}

/** The title of the home page: with as much of what the practice is and where as search engines show whole. */
export function homeTitle({ name }: { name: string }): string {
  const care = `${name} & Accident Injury Care`;
  return [`${care}, Brooklyn & NYC`, care].find(({ length }) => length <= longest) ?? name;
}

/** A title that begins with how many things the page holds: “Five Common Questions”. */
export function countedTitle(count: number, subject: string): string {
  return `${countFirst(count)} ${subject}`;
}

/** The picture of a page for social sites, drawn by `integrations/share-images.ts`. */
export function shareImage(path: string): string {
  return `/og${path === routes.home ? "/home" : path}.png`;
}
