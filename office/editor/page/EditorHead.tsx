import { ask } from "./api.ts";
import desk from "#inbox/page/DeskHead.module.css";
import { isBehindDesk, OtherPage } from "#inbox/page/OtherPage.tsx";
import styles from "./EditorHead.module.css";
import { useQuery } from "@tanstack/react-query";
import { hrefOf, type Place } from "./places.ts";

type Props = { place: Place; person: string | undefined };

const links = [
  { at: "start", label: "Content" },
  { at: "publish", label: "Publish" },
  { at: "publications", label: "History" },
  { at: "launch", label: "Ready to go live" },
] as const;

/** The head of the editor: navigation, current place, number of unpublished changes, and the person. */
export function EditorHead({ place, person }: Props) {
  const publication = useQuery({
    queryKey: ["publication"],
    queryFn: () => ask("GET publication", {}),
    enabled: person !== undefined,
  });
  const waiting = publication.data?.changes.length ?? 0;
  const current = links.find(({ at }) => at === place.at)?.at ?? "start";
  return (
    <header className={desk.head}>
      <div className={`${desk.bar} ${styles.bar}`}>
        <p className={styles.name}>Site editor</p>
        <nav aria-label="Site editor">
          <ul role="list">
            {links.map(({ at, label }) => (
              <li key={at}>
                <a href={hrefOf({ at })} aria-current={at === current ? "page" : undefined}>
                  {at === "publish" && waiting > 0 ? `${label} (${waiting})` : label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.ways}>
          {isBehindDesk() && <OtherPage page="desk" label="Messages" />}
          <a href="/" target="_blank" rel="noreferrer">
            See the site
          </a>
        </p>
        <p className={desk.who}>{person}</p>
      </div>
    </header>
  );
}
