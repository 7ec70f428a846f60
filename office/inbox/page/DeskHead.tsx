import { Action } from "./Action.tsx";
import type { Desk, End } from "./desk.ts";
import styles from "./DeskHead.module.css";
import { DeskName } from "./DeskName.tsx";
import { OtherPage, useIsEditorOpen } from "./OtherPage.tsx";
import { moment } from "@practice/site/practice/practice-time.ts";
import type { News } from "./use-news.ts";

/** The view of the unlocked page. Only in memory: no URL and no history entry contains a message number. */
export type Place = "messages" | "people" | "settings" | "audit";

type Props = {
  practice: string;
  desk: Desk;
  place: Place;
  news: News;
  onPlace: (place: Place) => void;
  onOpen: (number: number) => void;
  onEnd: (why: End) => void;
};

const places: readonly { place: Place; label: string; managers?: true }[] = [
  { place: "messages", label: "Messages" },
  { place: "people", label: "People" },
  { place: "settings", label: "Settings", managers: true },
  { place: "audit", label: "Audit", managers: true },
];

/** The head of the desk: its name, the current place, the person signed in, and the lock. */
export function DeskHead({ practice, desk, place, news, onPlace, onOpen, onEnd }: Props) {
  const isEditorOpen = useIsEditorOpen();
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <DeskName practice={practice} heading />
        <nav aria-label="Front desk">
          <ul role="list">
            {places
              .filter(({ managers }) => !managers || desk.isManager)
              .map(({ place: own, label }) => (
                <li key={own}>
                  <button type="button" aria-current={own === place ? "page" : undefined} onClick={() => onPlace(own)}>
                    {label}
                  </button>
                </li>
              ))}
            {isEditorOpen && (
              <li>
                <OtherPage page="editor" label="Site" />
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.aside}>
          <p className={styles.who}>{desk.session.person.name}</p>
          <p role="status">
            {news.number !== undefined && (
              <button type="button" onClick={() => onOpen(news.number ?? 0)}>
                {news.text}
              </button>
            )}
          </p>
        </div>
        <Action label="Lock" onClick={() => onEnd("locked")} />
      </div>
    </header>
  );
}

type WarningsProps = Pick<Props, "desk" | "news"> & { isNearEnd: boolean; problems: readonly string[] };

/** That the page locks soon, since when it may be outdated, and for managers what is wrong on the server. */
export function Warnings({ desk, news, isNearEnd, problems }: WarningsProps) {
  return (
    <div role="status" className={styles.warnings}>
      {isNearEnd && (
        <p data-now="">This page locks within a minute. Move the mouse over it, or press a key, to go on.</p>
      )}
      {news.oldSince !== undefined && (
        <p data-now="">
          No connection. What you see is from {moment(news.oldSince, desk.now())}. The page tries again by itself.
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
