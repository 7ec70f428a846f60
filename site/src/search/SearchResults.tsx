import { useEffect, useRef } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { placesFor } from "./search-places.ts";
import { ErrorNotice } from "#islands/error-boundary/ErrorNotice.tsx";
import type { SearchPlace } from "./search-place-schema.ts";
import type { Notice } from "#contact/notice-schema.ts";
import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import type { Found } from "./pagefind.ts";
import styles from "./SearchResults.module.css";

/** The state of a search: its query and its outcome. */
export type Search = { words: string } & (
  { state: "searching" } | { state: "done"; found: Found } | { state: "failed"; error: unknown }
);

type Props = {
  search: Search | undefined;
  phone: string;
  /** The parts of the site that words lead to. */
  places: readonly SearchPlace[];
  languages: readonly LanguageLink[];
  unexpected: Notice;
};

/**
 * The number of results, announced and scrolled into view, a matching part of the site, and the results; pages in other
 * languages if there are none; or an error.
 */
export function SearchResults({ search, phone, places: allPlaces, languages, unexpected }: Props) {
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (search?.state === "done") status.current?.scrollIntoView({ block: "nearest" });
  }, [search]);

  if (search?.state === "failed") return <ErrorNotice notice={unexpected} error={search.error} phone={phone} />;
  const pages = search?.state === "done" ? search.found.pages : [];
  const places = search?.state === "done" ? placesFor(search.words, allPlaces) : [];
  return (
    <>
      <div role="status" ref={status}>
        {search && <Text>{outcome(search, places.length > 0, phone)}</Text>}
      </div>
      {search?.state === "done" && places.length + pages.length === 0 && languages.length > 0 && (
        <p className={styles.languages}>
          We also have pages in other languages: <LanguageNames links={languages} />
        </p>
      )}
      {places.length + pages.length > 0 && (
        <ol className={styles.found} role="list">
          {places.map(({ href, title, text }) => (
            <li key={href}>
              <a href={href}>
                <NoBreakText>{title}</NoBreakText>
              </a>
              <p>
                <NoBreakText>{text}</NoBreakText>
              </p>
            </li>
          ))}
          {pages.map(({ url, title, page, excerpt }) => (
            <li key={url}>
              <a href={url}>
                <NoBreakText>{title}</NoBreakText>
              </a>
              {page && (
                <Text variant="small" tone="soft">
                  <NoBreakText>{page}</NoBreakText>
                </Text>
              )}
              <p>… {excerpt.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text))} …</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function outcome(search: Search, hasPlaces: boolean, phone: string) {
  const words = <b>“{search.words}”</b>;
  if (search.state !== "done") return <>Searching for {words} …</>;
  const { words: known, count, pages } = search.found;
  if (count === 0 && hasPlaces) return <>No page has the exact words {words}. This is most likely what you need:</>;
  if (count === 0)
    return (
      <>
        Nothing was found for {words}. Try another word, look through the list below, or call{" "}
        <a href={telHref(phone)}>{readablePhone(phone)}</a>. For danger signs, call <a href="tel:911">911</a> or go to
        the emergency room.
      </>
    );
  const shown = count > pages.length ? `; these are the first ${pages.length}` : "";
  return (
    <>
      {count === 1 ? "1 page was" : `${count} pages were`} found for <b>“{known}”</b>
      {shown}.{hasPlaces && " Begin with the first."}
    </>
  );
}
