import * as Toast from "@radix-ui/react-toast";
import type { Notice } from "#schemas/notice.ts";
import { Icon } from "#ui/Icon.tsx";
import { dismissButton, NoticeCard } from "#ui/NoticeCard.tsx";
import styles from "./Notices.module.css";

/** A notice on the screen. */
export type ShownNotice = Notice & { id: number };

type Props = { notices: readonly ShownNotice[]; onClose: (id: number) => void };

const milliseconds = 5000;

/**
 * The notices that are open. Each closes by itself after 5 seconds, but not while it is hovered or focused or the
 * window is away, and at once with its button, Escape, or a swipe. Errors interrupt a screen reader, successes wait.
 */
export function Notices({ notices, onClose }: Props) {
  return (
    <Toast.Provider duration={milliseconds} label="Notice" swipeDirection="down">
      {notices.map(({ id, tone, title, text }) => (
        <Toast.Root
          key={id}
          type={tone === "bad" ? "foreground" : "background"}
          onOpenChange={(open) => !open && onClose(id)}
        >
          <NoticeCard
            tone={tone}
            title={
              <Toast.Title asChild>
                <span>{title}</span>
              </Toast.Title>
            }
            text={
              <Toast.Description asChild>
                <span>{text}</span>
              </Toast.Description>
            }
            dismiss={
              <Toast.Close className={dismissButton} aria-label={`Dismiss: ${title}`}>
                <Icon name="close" />
              </Toast.Close>
            }
          />
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.region} label="Notices" />
    </Toast.Provider>
  );
}
