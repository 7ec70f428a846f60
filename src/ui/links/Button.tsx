import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { Icon, type IconName } from "#ui/graphics/Icon.tsx";

type Props = {
  children: ReactNode;
  /** Without a tone it is an outline. */
  tone?: "primary";
  size?: "compact";
  /** A drawing before the words: what the button does. */
  icon?: IconName;
  /** A drawing after the words: where it leads. */
  leads?: "arrow" | "external";
  /** With an address the button is a link. */
  href?: string;
};

/** A button, or a link that looks like one. One primary button a view, besides the header's. */
export function Button({ children, tone, size, icon, leads, href }: Props) {
  const look = { className: styles.button, "data-tone": tone, "data-size": size, "data-screen-only": "" };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {leads && <Icon name={leads} />}
    </>
  );
  if (href === undefined)
    return (
      <button type="submit" {...look}>
        {content}
      </button>
    );
  return (
    <a href={href} rel={leads === "external" ? "noopener" : undefined} {...look}>
      {content}
    </a>
  );
}
