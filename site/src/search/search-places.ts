import { plainWords } from "./search-words.ts";
import type { SearchPlace } from "./search-place-schema.ts";

/** The places whose words occur in a query, in order. */
export function placesFor<Place extends Pick<SearchPlace, "words" | "exactly">>(
  typed: string,
  places: readonly Place[],
): Place[] {
  const text = plain(typed);
  return places.filter(
    ({ words, exactly = [] }) =>
      words.some((word) => text.includes(plain(word).trimEnd())) || exactly.some((word) => text.includes(plain(word))),
  );
}

/** The words of a text, with a space before and after each. */
function plain(text: string): string {
  return ` ${plainWords(text)} `;
}
