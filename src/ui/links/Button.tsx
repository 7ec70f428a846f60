import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { Icon, type IconName } from "#ui/graphics/Icon.tsx";

type Props = {
  children: ReactNode;
  /** Without a tone it is an outline, quiet is text alone; urgent is the call to 911 alone. */
  tone?: "primary" | "quiet" | "urgent" | undefined;
  size?: "compact";
  /** An icon before the label: what the button does. */
  icon?: IconName;
  /** An icon after the label: where it links to. */
  leads?: "arrow" | "external";
  /** With an address the button is a link. */
  href?: string;
};

/** A button, or a link that looks like one. One primary button a view, besides the header's. */
export function Button({ children, tone, size, icon, leads, href }: Props) {
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
      <button type="submit" {...attributes}>
        {content}
      </button>
    );
  return (
    <a href={href} rel={leads === "external" ? "noopener" : undefined} {...attributes}>
      {content}
    </a>
  );
}

type ButtonsProps = {
  /** On small screens the primary button fills the width, and the others share a line below it, without a border. */
  variant?: "fill";
  children: ReactNode;
};

/** Buttons beside each other under what they are about: what to do first, and what else. */
export function Buttons({ variant, children }: ButtonsProps) {
  return (
    <div className={styles.buttons} data-variant={variant}>
      {children}
    </div>
  );
}
