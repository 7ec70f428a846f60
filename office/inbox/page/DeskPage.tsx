import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ask } from "./api.ts";
import { Audit } from "./Audit.tsx";
import type { Desk, End } from "./desk.ts";
import { DeskHead, type Place, Warnings } from "./DeskHead.tsx";
import styles from "./DeskHead.module.css";
import { Inbox } from "./Inbox.tsx";
import { People } from "./People.tsx";
import { Settings } from "./Settings.tsx";
import { keysOf, useCounts } from "./query-cache.ts";
import { useNews } from "./use-news.ts";

type Props = {
  practice: string;
  desk: Desk;
  /** How many links in notices were followed; each opens its message. */
  links: number;
  isNearEnd: boolean;
  onEnd: (why: End) => void;
};

/** Milliseconds between looks at what is wrong on the server. */
const healthInterval = 5 * 60_000;

/** The desk of a signed-in person: messages and management. */
export function DeskPage({ practice, desk, links, isNearEnd, onEnd }: Props) {
  const [place, setPlace] = useState<Place>("messages");
  const [shown, setShown] = useState(0);
  const news = useNews(desk);
  const counts = useCounts();
  const { data: health } = useQuery({
    queryKey: keysOf.health,
    // Not as a person's act: where the disk is full, it must not have to write.
    queryFn: () => ask("health", {}),
    enabled: desk.isManager,
    refetchInterval: healthInterval,
  });
  const openMessage = (number: number) => {
    desk.kept.keepOpen(number);
    setPlace("messages");
    setShown(shown + 1);
  };
  useEffect(() => {
    const ask = (event: Event) => desk.kept.has() && event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [desk]);
  return (
    <div className={styles.page}>
      <title>{counts?.unread ? `(${counts.unread}) Front desk` : "Front desk"}</title>
      <DeskHead {...{ practice, desk, place, news, onEnd }} onPlace={setPlace} onOpen={openMessage} />
      <Warnings {...{ desk, news, isNearEnd }} problems={(place === "messages" && health?.problems) || []} />
      <main className={styles.main} data-place={place}>
        {place === "messages" && <Inbox key={links + shown} desk={desk} />}
        {place === "people" && <People desk={desk} />}
        {place === "settings" && <Settings desk={desk} />}
        {place === "audit" && <Audit desk={desk} />}
      </main>
    </div>
  );
}
