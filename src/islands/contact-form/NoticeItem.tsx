import { useEffect, useEffectEvent, useRef } from "react";
import type { Notice } from "#schemas/notice.ts";
import { Icon } from "#ui/graphics/Icon.tsx";
import { dismissButton, NoticeCard } from "#ui/layout/NoticeCard.tsx";
import styles from "./Notices.module.css";

type Props = { notice: Notice; paused: boolean; onClose: () => void };

const milliseconds = 5000;
const swipePixels = 50;

/** One open notice. Its time runs only while it is not paused. */
export function NoticeItem({ notice: { tone, title, text }, paused, onClose }: Props) {
  const left = useRef(milliseconds);
  const swipeStart = useRef(Infinity);
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
    <li
      className={styles.item}
      // A mouse that is drawn over text selects it.
      onPointerDown={({ pointerType, clientY }) => (swipeStart.current = pointerType === "mouse" ? Infinity : clientY)}
      onPointerUp={({ clientY }) => clientY - swipeStart.current > swipePixels && onClose()}
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
      />
    </li>
  );
}
