import { Icon } from "#ui/graphics/Icon.tsx";
import { Button } from "#ui/links/Button.tsx";
import styles from "./DangerFrame.module.css";

/** The class of the frame around danger signs, used for nothing else. */
export const { frame } = styles;

/** The heading in the frame, with its warning sign. */
export function DangerTitle({ children }: { children: string }) {
  return (
    <>
      <Icon name="alert" />
      {children}
    </>
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
