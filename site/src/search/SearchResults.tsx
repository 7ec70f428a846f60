import { useEffect, useRef } from "react";
import { readablePhone, telHref } from "#practice/phone.ts";
import { placesFor } from "./search-places.ts";
import { ErrorNotice } from "#islands/error-boundary/ErrorNotice.tsx";
import type { SearchPlace } from "./search-place-schema.ts";
import type { Notice } from "#contact/notice-schema.ts";
import { Button } from "#ui/links/Button.tsx";
import { LanguageNames, type LanguageLink } from "#ui/links/LanguageNames.tsx";
import { Points } from "#ui/lists/Points.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import { Text } from "#ui/text/Text.tsx";
import type { Found } from "./pagefind.ts";
import styles from "./SearchResults.module.css";

/** The number of results that are shown at first. */
export const shownFirst = 6;

/** The state of a search: its query and its outcome. */
export type Search = { words: string } & (
  | { state: "searching" }
  /** With all results, or those that are shown at first. */
  | { state: "done"; found: Found; isAll: boolean }
  | { state: "failed"; error: unknown }
);

/** A condition at its address: two of its symptoms, and the service that examines it. */
type ConditionCard = { href: string; symptoms: readonly string[]; service: { href: string; title: string } };

type Props = {
  search: Search | undefined;
  phone: string;
  /** The parts of the site that words lead to. */
  places: readonly SearchPlace[];
  /** What a place shows that is a condition. */
  conditions: readonly ConditionCard[];
  languages: readonly LanguageLink[];
  unexpected: Notice;
  /** Asks for all results. */
  onMore: () => void;
};

/**
 * The number of results, announced and scrolled into view, matching parts of the site, and the results; pages in other
 * languages if there are none; or an error.
 */
export function SearchResults({ search, phone, places: allPlaces, conditions, languages, unexpected, onMore }: Props) {
  const status = useRef<HTMLDivElement>(null);
  const done = search?.state === "done" ? search : undefined;
  const isAll = done?.isAll ?? false;
  useEffect(() => {
    if (done && !isAll) status.current?.scrollIntoView({ block: "nearest" });
  }, [done, isAll]);

  if (search?.state === "failed") return <ErrorNotice notice={unexpected} error={search.error} phone={phone} />;
  const places = done ? placesFor(done.words, allPlaces) : [];
  const found = done?.found.pages ?? [];
  const pages = found.filter(({ url }) => places.every(({ href }) => href !== url));
  // A page that is a place, too, counts once.
  const count = done ? done.found.count - found.length + pages.length + places.length : 0;
  const shown = isAll ? pages : pages.slice(0, Math.max(0, shownFirst - places.length));
  const left = count - places.length - shown.length;
  return (
    <>
      <div role="status" ref={status}>
        {search && <Text>{outcome(search, { count, hasPlaces: places.length > 0, phone })}</Text>}
      </div>
      {done && count === 0 && languages.length > 0 && (
        <p className={styles.languages}>
          We also have pages in other languages: <LanguageNames links={languages} />
        </p>
      )}
      {count > 0 && (
        <ol className={styles.found} role="list">
          {places.map((place) => (
            <Place key={place.href} place={place} condition={conditions.find(({ href }) => href === place.href)} />
          ))}
          {shown.map((page, index) => (
            <Page key={page.url} page={page} isFirstMore={places.length + index === shownFirst} />
          ))}
        </ol>
      )}
      {left > 0 && (
        <p className={styles.more}>
          <Button onPress={onMore}>{`Show ${left} more`}</Button>
        </p>
      )}
    </>
  );
}

/** A part of the site that helps; a condition as a card. */
function Place({ place, condition }: { place: SearchPlace; condition: ConditionCard | undefined }) {
  return (
    <li className={condition && styles.card}>
      <a href={place.href}>
        <NoBreakText>{place.title}</NoBreakText>
      </a>
      <p>
        <NoBreakText>{place.text}</NoBreakText>
      </p>
      {condition && (
        <>
          <Points items={condition.symptoms} />
          <p>
            Service for this: <a href={condition.service.href}>{condition.service.title}</a>
          </p>
        </>
      )}
    </li>
  );
}

type PageProps = {
  page: Found["pages"][number];
  /** The first of those that were asked for: the button that had the focus is gone. */
  isFirstMore: boolean;
};

/** A result: the best part of a page, with the words marked. */
function Page({ page: { url, title, page, excerpt }, isFirstMore }: PageProps) {
  return (
    <li>
      <a href={url} ref={isFirstMore ? focusLink : undefined}>
        <NoBreakText>{title}</NoBreakText>
      </a>
      {page && (
        <Text variant="small" tone="soft">
          <NoBreakText>{page}</NoBreakText>
        </Text>
      )}
      <p>… {excerpt.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text))} …</p>
    </li>
  );
}

function focusLink(link: HTMLAnchorElement | null) {
  link?.focus();
}

type Outcome = { count: number; hasPlaces: boolean; phone: string };

function outcome(search: Search, { count, hasPlaces, phone }: Outcome) {
  const words = <b>“{search.words}”</b>;
  if (search.state !== "done") return <>Searching for {words} …</>;
  if (search.found.count === 0 && hasPlaces)
    return <>No page has the exact words {words}. This is most likely what you need:</>;
  if (count === 0)
    return (
      <>
        No results for {words}. Try another word, pick a page from the list below, or call{" "}
        <a href={telHref(phone)}>{readablePhone(phone)}</a>. For danger signs, call <a href="tel:911">911</a> or go to
        the emergency room.
      </>
    );
  return (
    <>
      {count === 1 ? "1 result" : `${count} results`} for <b>“{search.found.words}”</b>.
      {hasPlaces && count > 1 && " Start with the first."}
    </>
  );
}
