import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { Icon, type IconName } from "#ui/graphics/Icon.tsx";

type Props = {
  children: ReactNode;
  /** No tone: outlined; quiet: text only; urgent: only for the call to 911. */
  tone?: "primary" | "quiet" | "urgent" | undefined;
  size?: "compact";
  /** An icon before the label: what the button does. */
  icon?: IconName;
  /** An icon after the label: it links to another site. */
  leads?: "external";
  /** With `href` it is a link. */
  href?: string;
  /** With `onPress` it does something else than submitting its form. */
  onPress?: () => void;
};

/** A button, or a link styled as one. At most one primary button in view, besides the header's. */
export function Button({ children, tone, size, icon, leads, href, onPress }: Props) {
  const attributes = { className: styles.button, "data-tone": tone, "data-size": size, "data-screen-only": "" };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {leads && <Icon name={leads} />}
    </>
  );
  if (href === undefined)
    return (
      <button type={onPress ? "button" : "submit"} onClick={onPress} {...attributes}>
        {content}
      </button>
    );
  return (
    <a href={href} rel={leads && "noopener"} {...attributes}>
      {content}
    </a>
  );
}

type ButtonsProps = {
  /** On small screens the primary button has the full width, and the others share a line below it. */
  variant?: "fill";
  children: ReactNode;
};

/** A row of buttons: the primary one, and others. */
export function Buttons({ variant, children }: ButtonsProps) {
  return (
    <div className={styles.buttons} data-variant={variant}>
      {children}
    </div>
  );
}
