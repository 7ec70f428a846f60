import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Notice } from "#contact/notice-schema.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { dismissButton, NoticeCard } from "#ui/layout/NoticeCard.tsx";
import styles from "./Notices.module.css";

/** A visible notice, and the fields that it is about. */
export type ShownNotice = Notice & {
  id: number;
  fields?: readonly { label: string; focus: () => void }[];
};

type Props = { notice: ShownNotice | undefined; onClose: () => void };

/** Whether a screen reader interrupts speech for a notice, by tone. */
const tones = [
  { tone: "bad", role: "alert" },
  { tone: "good", role: "status" },
] as const;

/**
 * The notice that is open. It closes after a timeout, but not while it is hovered or focused or the window is in the
 * background, and at once with its button, Escape, or a swipe. F8 focuses it. Its live regions are rendered before the
 * first notice: screen readers announce only changes in a region that already exists.
 */
export function Notices({ notice, onClose }: Props) {
  const region = useRef<HTMLElement>(null);
  const paused = useStaying(region);

  const close = () => {
    // The focus would be lost with the focused button.
    if (region.current?.contains(document.activeElement)) region.current.focus();
    onClose();
  };

  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (notice && key === "Escape") close();
    if (notice && key === "F8") region.current?.focus();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  return (
    // Without a name it is no landmark: an empty landmark would be noise.
    <section className={styles.region} aria-label={notice && "Notices"} tabIndex={-1} ref={region}>
      {tones.map(({ tone, role }) => (
        <div key={tone} role={role}>
          {notice?.tone === tone && <NoticeItem key={notice.id} notice={notice} paused={paused} onClose={close} />}
        </div>
      ))}
    </section>
  );
}

/** Whether the timeout is paused: the notice is hovered or focused, or the window is in the background. */
function useStaying(element: RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState<readonly string[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const watch = (target: EventTarget | null, start: string, end: string) => {
      target?.addEventListener(start, () => setReasons((others) => [...others, start]), { signal });
      target?.addEventListener(end, () => setReasons((all) => all.filter((one) => one !== start)), { signal });
    };
    watch(element.current, "pointerenter", "pointerleave");
    watch(element.current, "focusin", "focusout");
    watch(window, "blur", "focus");
    return () => listening.abort();
  }, [element]);

  return reasons.length > 0;
}

type ItemProps = { notice: ShownNotice; paused: boolean; onClose: () => void };

const milliseconds = 5000;
const swipePixels = 50;

/** One open notice. Its time runs only while it is not paused. */
function NoticeItem({ notice: { tone, title, text, fields = [] }, paused, onClose }: ItemProps) {
  const left = useRef(milliseconds);
  const swipeStart = useRef(NaN);
  const timeIsUp = useEffectEvent(onClose);

  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => timeIsUp(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);

  return (
    <div
      className={styles.item}
      // Dragging with a mouse selects text instead.
      onPointerDown={({ pointerType, clientY }) => (swipeStart.current = pointerType === "mouse" ? NaN : clientY)}
      onPointerUp={({ clientY }) => Math.abs(clientY - swipeStart.current) > swipePixels && onClose()}
    >
      <NoticeCard
        tone={tone}
        title={title}
        text={text}
        dismiss={
          <button className={dismissButton} type="button" aria-label={`Dismiss: ${title}`} onClick={onClose}>
            <Icon name="close" />
          </button>
        }
      >
        {fields.map(({ label, focus }) => (
          <a
            key={label}
            href="#message-form"
            onClick={(event) => {
              event.preventDefault();
              focus();
            }}
          >
            {label}
          </a>
        ))}
      </NoticeCard>
    </div>
  );
}
