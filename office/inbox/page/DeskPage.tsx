import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ask } from "./api.ts";
import { Audit } from "./Audit.tsx";
import type { Desk, End } from "./desk.ts";
import { DeskHead, Warnings } from "./DeskHead.tsx";
import styles from "./DeskPage.module.css";
import { Inbox } from "./Inbox.tsx";
import { People } from "./People.tsx";
import { Settings } from "./Settings.tsx";
import { keysOf } from "./query-cache.ts";
import { useCounts } from "./use-lists.ts";
import { useNews } from "./use-news.ts";
import type { Place } from "./views.ts";

type Props = {
  practice: string;
  desk: Desk;
  /** The message of a link in a notice, until it is open, and which link in a row that is. */
  asked: { message?: number | undefined; link: number };
  onAsked: () => void;
  isNearEnd: boolean;
  onEnd: (why: End) => void;
};

/** Milliseconds between looks at what is wrong on the server. */
const healthInterval = 5 * 60_000;

/** The desk of a signed-in person: messages and management. */
export function DeskPage({ practice, desk, asked, onAsked, isNearEnd, onEnd }: Props) {
  const [place, setPlace] = useState<Place>("messages");
  const news = useNews(desk);
  const counts = useCounts();
  const { data: health } = useQuery({
    queryKey: keysOf.health,
    // Not as a person's act: where the disk is full, it must not have to write.
    queryFn: () => ask("health", {}),
    enabled: desk.isManager,
    refetchInterval: healthInterval,
  });
  return (
    <div className={styles.page}>
      <title>{counts?.unread ? `(${counts.unread}) Front desk` : "Front desk"}</title>
      <DeskHead practice={practice} desk={desk} place={place} news={news} onPlace={setPlace} onEnd={onEnd} />
      <Warnings {...{ desk, news, isNearEnd }} problems={(place === "messages" && health?.problems) || []} />
      <main className={styles.main} data-place={place}>
        {place === "messages" && <Inbox key={asked.link} desk={desk} asked={asked.message} onAsked={onAsked} />}
        {place === "people" && <People desk={desk} />}
        {place === "settings" && <Settings desk={desk} />}
        {place === "audit" && <Audit desk={desk} />}
      </main>
    </div>
  );
}
