import { Icon, type IconName } from "#ui/graphics/Icon.tsx";
import { Button } from "#ui/links/Button.tsx";
import styles from "./DangerFrame.module.css";

/** The class of the frame around danger signs, used for nothing else. */
export const { frame } = styles;

type LevelProps = { icon: IconName; level: "now" | "call"; children: string };

/** The heading of a level in the frame, after a square in its color. */
export function LevelTitle({ icon, level, children }: LevelProps) {
  return (
    <>
      <span className={styles.level} data-level={level}>
        <Icon name={icon} />
      </span>
      {children}
    </>
  );
}

/** The heading of the first level: now, by 911. */
export function DangerTitle({ children }: { children: string }) {
  return (
    <LevelTitle icon="alert" level="now">
      {children}
    </LevelTitle>
  );
}

/** The call to 911: the strongest button of its frame. */
export function CallEmergency({ children = "Call 911" }: { children?: string | undefined }) {
  return (
    <Button tone="urgent" icon="phone" href="tel:911">
      {children}
    </Button>
  );
}
