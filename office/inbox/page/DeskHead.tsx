import { siteEditorPath } from "#inbox/inbox.ts";
import { Action } from "./Action.tsx";
import type { Desk, End } from "./desk.ts";
import styles from "./DeskHead.module.css";
import { DeskName } from "./DeskName.tsx";
import { moment } from "@practice/site/practice/practice-time.ts";
import type { NewsState } from "./use-news.ts";
import type { Place } from "./views.ts";

type Props = {
  practice: string;
  desk: Desk;
  place: Place;
  news: NewsState;
  onPlace: (place: Place) => void;
  onEnd: (why: End) => void;
};

const places: readonly { place: Place; label: string; managers?: true }[] = [
  { place: "messages", label: "Messages" },
  { place: "numbers", label: "Numbers" },
  { place: "people", label: "People" },
  { place: "settings", label: "Settings", managers: true },
  { place: "audit", label: "Audit", managers: true },
];

/** The head of the desk: its name, the current place, the person signed in, and sign-out. */
export function DeskHead({ practice, desk, place, news, onPlace, onEnd }: Props) {
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
            {desk.session.person.role !== "reader" && (
              <li>
                <a href={`${siteEditorPath}/`}>Site</a>
              </li>
            )}
          </ul>
        </nav>
        <p role="status" className={styles.news}>
          {news.text}
        </p>
        <p className={styles.who}>{desk.session.person.name}</p>
        <div className={styles.leave}>
          <Action label="Lock" onClick={() => onEnd("locked")} />
          <Action tone="quiet" label="Sign out" onClick={() => onEnd("signed-out")} />
        </div>
      </div>
    </header>
  );
}

/** Since when the page may be outdated; always visible. */
export function Connection({ desk, news }: Pick<Props, "desk" | "news">) {
  return (
    <div role="status" className={styles.connection}>
      {news.oldSince !== undefined && (
        <p>No connection. What you see is from {moment(news.oldSince, desk.now())}. The page tries again by itself.</p>
      )}
    </div>
  );
}
