import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { EditorValues } from "#editor/api-types.ts";
import { plainText, type PreviewedPage } from "#publish/api-types.ts";
import { Action } from "#inbox/page/Action.tsx";
import { Choice } from "#inbox/page/Choice.tsx";
import { Loaded } from "#inbox/page/Loaded.tsx";
import { api } from "./api.ts";
import { Dialog } from "./Dialog.tsx";
import { Notes } from "./Notes.tsx";
import styles from "./PreviewDialog.module.css";
import { bodyKey } from "./versions.ts";

type Props = {
  collection: string;
  id: string | undefined;
  values: EditorValues;
  isSaved: boolean;
  onClose: () => void;
};

const widths = { phone: "Phone", desk: "Computer" } as const;

/** Previews the page with the unsaved values, at phone or desktop width. */
export function PreviewDialog({ collection, id, values, isSaved, onClose }: Props) {
  const [width, setWidth] = useState<keyof typeof widths>("phone");
  const { [bodyKey]: body, ...others } = values;
  const query = useQuery({
    queryKey: ["preview"],
    queryFn: ({ signal }) =>
      api.preview({ collection, id, values: others, ...(typeof body === "string" && { body }) }, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog title="Preview" size="wide" onClose={onClose}>
      <div className={styles.bar}>
        <Choice label="As wide as" value={width} options={widths} onChange={setWidth} />
        <Action label="Close" onClick={onClose} />
      </div>
      <p>
        {isSaved
          ? "This is saved. Visitors see it once it is published."
          : "This is not saved, and nobody else sees it."}{" "}
        It takes about half a minute to build.
      </p>
      <Loaded query={query}>
        {({ pages, notes }) => (
          <>
            <Notes notes={notes} />
            <Pages pages={pages} width={width} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** One of the changed pages, and a choice of the others. */
function Pages({ pages, width }: { pages: readonly PreviewedPage[]; width: keyof typeof widths }) {
  const [url, setUrl] = useState(pages[0]?.url ?? "/");
  const { text } = pages.find((page) => page.url === url) ?? {};
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => frame.current && text && showIn(frame.current, text);
  // The place depends on the width.
  useEffect(() => {
    show();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Another page is shown once it has loaded.
  }, [width]);
  const titles = Object.fromEntries(pages.map((page) => [page.url, page.title.replace(/ \| .*/, "")]));
  return (
    <>
      {pages.length > 1 && <Choice label="Page" value={url} options={titles} onChange={setUrl} />}
      {/* A wide page scrolls horizontally with the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.screen} aria-label="How it will look" tabIndex={0}>
        <iframe ref={frame} title="The page with what is written now" src={url} data-width={width} onLoad={show} />
      </section>
    </>
  );
}

/** Scrolls a page to the first occurrence of a text, and opens any `<details>` around it. */
function showIn({ contentDocument, contentWindow }: HTMLIFrameElement, text: string) {
  let place = contentDocument?.querySelector("main");
  for (let inner: Element | null | undefined = place; inner;) {
    place = inner as HTMLElement;
    inner = [...inner.children].find((child) => plainText(child.textContent).includes(text));
  }
  place?.closest("details")?.setAttribute("open", "");
  if (!place || !contentWindow) return;
  const { top, height } = place.getBoundingClientRect();
  // Scrolls only the page in the frame, not the editor.
  contentWindow.scrollBy({ top: top - (contentWindow.innerHeight - height) / 2, behavior: "instant" });
}
