import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type CSSProperties, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { Action } from "#inbox/page/Action.tsx";
import { Choice } from "#inbox/page/Choice.tsx";
import type { SiteChange } from "#publish/api-types.ts";
import { ask } from "./api.ts";
import { showIn } from "./changed-place.ts";
import { Dialog } from "#inbox/page/Dialog.tsx";
import styles from "./PagePane.module.css";
import type { DraftState } from "./use-draft.ts";

const widths = { phone: "Phone", computer: "Computer" } as const;

/** The width of a computer's page in pixels, as in the styles; it is drawn smaller where there is less room. */
const computerWidth = 1024;

/** How long after a page did not arrive it is asked for again, in milliseconds. */
const retry = 1_000;

type Props = {
  collection: string;
  draft: DraftState;
  /** What the draft changes on the site. */
  changes: readonly SiteChange[];
  /** Instead of beside the form, in a dialog over all of it. */
  isDialog: boolean;
  onClose: () => void;
};

/** The page of the site that shows an entry, with its draft. */
export function PageBeside({ isDialog, onClose, ...pane }: Props) {
  if (!isDialog)
    return (
      <section className={styles.pane} aria-label="The page">
        <Pane {...pane} />
      </section>
    );
  return (
    <Dialog title="The page" size="full" onClose={onClose}>
      <div className={styles.pane} data-in-dialog="">
        <Pane {...pane} close={<Action label="Close" onClick={onClose} />} />
      </div>
    </Dialog>
  );
}

function Pane({
  collection,
  draft,
  changes,
  close,
}: Pick<Props, "collection" | "draft" | "changes"> & { close?: ReactNode }) {
  const { id, saves, texts } = draft;
  const query = useQuery({
    // Once something is changed, the pages that show that come first.
    queryKey: ["pages", collection, id, saves > 0],
    queryFn: () => ask("GET pages", { collection, id: id ?? "" }),
    enabled: id !== undefined,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const [width, setWidth] = useState<keyof typeof widths>("phone");
  const [chosen, setChosen] = useState<string>();
  const [isThere, setThere] = useState(false);
  const { pages = [] } = query.data ?? {};
  const url = (pages.find((page) => page.url === chosen) ?? pages[0])?.url;
  const titles = Object.fromEntries(pages.map((page) => [page.url, page.title]));
  return (
    <>
      <div className={styles.bar}>
        {pages.length > 1 && url && <Choice label="Shown on" value={url} options={titles} onChange={setChosen} />}
        <Choice label="View as" value={width} options={widths} onChange={setWidth} />
        {close}
      </div>
      <p className={styles.status}>
        {query.error?.message ?? statusOf(draft, url !== undefined || query.isPending, isThere)}
      </p>
      {url && (
        <Frames
          url={url}
          version={saves}
          texts={saves > 0 ? [...texts, ...changes.map(({ after }) => after)] : (query.data?.texts ?? [])}
          width={width}
          onArrive={() => setThere(true)}
        />
      )}
    </>
  );
}

function statusOf({ isNew, isChanged, mistakes }: DraftState, hasPage: boolean, isThere: boolean): string {
  const isWrong = isChanged && mistakes.mistakes.length + mistakes.general.length > 0;
  if (isNew || isWrong) return "The preview follows once everything is filled in.";
  if (!hasPage) return "No page shows this one.";
  if (!isThere) return "Loading the preview…";
  return "Preview. Visitors do not see this yet.";
}

type FramesProps = {
  url: string;
  /** Another one shows the page anew. */
  version: number;
  texts: readonly string[];
  width: keyof typeof widths;
  onArrive: () => void;
};

/** The page that is shown and, until it is there, the next one behind it: so nothing flickers. */
function Frames({ url, version, texts, width, onArrive }: FramesProps) {
  const next = `${version} ${url}`;
  const [shown, setShown] = useState(next);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [scale, setScale] = useState(1);
  const measure = useCallback((screen: HTMLElement) => {
    const observer = new ResizeObserver(() => setScale(Math.min(screen.clientWidth / computerWidth, 1)));
    observer.observe(screen);
    return () => observer.disconnect();
  }, []);
  const arrive = (name: string) => {
    const frame = frames.current.get(name);
    // The server cuts off what takes long, such as the first page; then the frame has no document of ours.
    if (frame && !frame.contentDocument) return void setTimeout(() => frame.setAttribute("src", frame.src), retry);
    const before = frames.current.get(shown);
    const isSamePage = before !== frame && shown.split(" ")[1] === url;
    if (frame) showIn(frame, texts, isSamePage ? (before?.contentWindow?.scrollY ?? 0) : 0);
    // The one that was shown can arrive last.
    if (name === next) setShown(name);
    onArrive();
  };
  // The place of a text depends on the width.
  useLayoutEffect(() => {
    const frame = frames.current.get(shown);
    if (frame) showIn(frame, texts, frame.contentWindow?.scrollY ?? 0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Another page is shown once it has loaded.
  }, [width]);
  return (
    <section
      ref={measure}
      className={styles.screen}
      aria-label="How it will look"
      data-width={width}
      style={{ "--scale": scale } as CSSProperties}
    >
      {[...new Set([shown, next])].map((name) => (
        <iframe
          key={name}
          ref={(frame) => {
            if (frame) frames.current.set(name, frame);
            return () => void frames.current.delete(name);
          }}
          title={name === shown ? "The page with what is written now" : "The next page"}
          src={name.split(" ")[1]}
          // No script of the page runs; the editor itself scrolls it.
          sandbox="allow-same-origin"
          inert={name !== shown}
          aria-hidden={name !== shown || undefined}
          data-next={name !== shown ? "" : undefined}
          onLoad={() => arrive(name)}
        />
      ))}
    </section>
  );
}
