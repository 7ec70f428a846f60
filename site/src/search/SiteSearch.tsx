import { useRef, useState, type ComponentProps, type SubmitEvent } from "react";
import { IslandErrorBoundary } from "#islands/error-boundary/IslandErrorBoundary.tsx";
import { LoadingStatus } from "#islands/on-interaction/LoadingStatus.tsx";
import { formReady } from "#islands/on-interaction/ready.ts";
import { InlineForm } from "#ui/forms/InlineForm.tsx";
import { Button } from "#ui/links/Button.tsx";
import { Field } from "#ui/forms/Field.tsx";
import { findPages, loadPagefind } from "./pagefind.ts";
import { SearchResults, shownFirst, type Search } from "./SearchResults.tsx";

type Props = Omit<ComponentProps<typeof SearchResults>, "search" | "onMore">;

/** Finds pages by text. The index is loaded on the first interaction; the query never leaves the browser, and is never in the URL. */
export function SiteSearch(props: Props) {
  const [search, setSearch] = useState<Search>();
  const [missing, setMissing] = useState(false);
  const newest = useRef(0);

  const find = (words: string, limit: number) => {
    const number = ++newest.current;
    const show = (next: Search) => number === newest.current && setSearch(next);
    findPages(words, limit).then(
      (found) => show({ words, state: "done", found, isAll: limit === Infinity }),
      (error: unknown) => show({ words, state: "failed", error }),
    );
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    const words = input?.value.trim() ?? "";
    setMissing(words === "");
    if (words === "") return input?.focus();
    setSearch({ words, state: "searching" });
    find(words, shownFirst);
  };

  return (
    <>
      <InlineForm role="search" onSubmit={handleSubmit} ref={start}>
        <Field name="words" label="Search for" error={missing ? "Enter a word, such as EMG." : undefined}>
          {(control) => <input {...control} type="search" autoComplete="off" enterKeyHint="search" />}
        </Field>
        <Button tone="primary">Search</Button>
      </InlineForm>
      <LoadingStatus phone={props.phone} />
      <IslandErrorBoundary notice={props.unexpected} phone={props.phone} resetKey={search}>
        <SearchResults search={search} {...props} onMore={() => search && find(search.words, Infinity)} />
      </IslandErrorBoundary>
    </>
  );
}

/** Starts loading the index while the first word is typed. If that fails, the first search reports it. */
function start(form: HTMLFormElement | null) {
  if (form) loadPagefind().catch(() => undefined);
  formReady(form);
}
