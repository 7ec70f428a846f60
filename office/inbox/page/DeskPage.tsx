import { useState } from "react";
import { Audit } from "./Audit.tsx";
import type { Desk, End } from "./desk.ts";
import { Connection, DeskHead } from "./DeskHead.tsx";
import styles from "./DeskPage.module.css";
import { Inbox } from "./Inbox.tsx";
import { Numbers } from "./Numbers.tsx";
import { People } from "./People.tsx";
import { Settings } from "./Settings.tsx";
import { useNews } from "./use-news.ts";
import type { Place } from "./views.ts";

type Props = { practice: string; desk: Desk; asked: number | undefined; onEnd: (why: End) => void };

/** The desk of a signed-in person: messages, statistics, and management. */
export function DeskPage({ practice, desk, asked, onEnd }: Props) {
  const [place, setPlace] = useState<Place>("messages");
  const news = useNews(desk);
  return (
    <div className={styles.page}>
      <title>Front desk</title>
      <DeskHead practice={practice} desk={desk} place={place} news={news} onPlace={setPlace} onEnd={onEnd} />
      <Connection desk={desk} news={news} />
      <main className={styles.main} data-place={place}>
        {place === "messages" && <Inbox key={asked} desk={desk} asked={asked} />}
        {place === "numbers" && <Numbers desk={desk} />}
        {place === "people" && <People desk={desk} />}
        {place === "settings" && <Settings desk={desk} />}
        {place === "audit" && <Audit desk={desk} />}
      </main>
    </div>
  );
}
