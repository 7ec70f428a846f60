import { useEffect, useEffectEvent, useRef } from "react";
import type { Notice } from "#schemas/notice.ts";
import { NoticeItem } from "./NoticeItem.tsx";
import styles from "./Notices.module.css";
import { useHeld } from "./use-held.ts";

/** A notice on the screen. */
export type ShownNotice = Notice & { id: number };

type Props = { notices: readonly ShownNotice[]; onClose: (id: number) => void };

/** By its tone, whether a screen reader breaks off its sentence for a notice. */
const tones = [
  { tone: "bad", role: "alert" },
  { tone: "good", role: "status" },
] as const;

/**
 * The notices that are open. Each closes by itself, but not while it is hovered or focused or the window is away, and
 * at once with its button, Escape, or a swipe. F8 leads the keyboard to them. Their places are on the page before their
 * first notice: screen readers tell only what is added to a place that they know.
 */
export function Notices({ notices, onClose }: Props) {
  const region = useRef<HTMLElement>(null);
  const paused = useHeld(region);

  const close = (id: number) => {
    // The keyboard's place would go with the button that it stands on.
    if (region.current?.contains(document.activeElement)) region.current.focus();
    onClose(id);
  };

  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const newest = notices.at(-1);
    if (newest && key === "Escape") close(newest.id);
    if (newest && key === "F8") region.current?.focus();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  return (
    // Without a name it is no landmark: an empty one would only be in the way.
    <section
      className={styles.region}
      aria-label={notices.length > 0 ? "Notices" : undefined}
      tabIndex={-1}
      ref={region}
    >
      {tones.map(({ tone, role }) => {
        const open = notices.filter((notice) => notice.tone === tone);
        return (
          <div key={tone} role={role}>
            {open.length > 0 && (
              <ol role="list">
                {open.map((notice) => (
                  <NoticeItem key={notice.id} notice={notice} paused={paused} onClose={() => close(notice.id)} />
                ))}
              </ol>
            )}
          </div>
        );
      })}
    </section>
  );
}
