import type { ComponentProps } from "react";
import { Icon, type IconName } from "#ui/graphics/Icon.tsx";
import button from "#ui/links/Button.module.css";

type Props = {
  label: string;
  tone?: "primary" | "quiet";
  icon?: IconName;
  leads?: "arrow";
  /** While it is under way, a second press does nothing. */
  busy?: boolean;
} & Pick<ComponentProps<"button">, "onClick" | "type" | "id" | "aria-describedby" | "aria-expanded" | "aria-pressed">;

/** A button of the desk: as those of the site, and lower. It stays focusable while it is busy. */
export function Action({ label, tone, icon, leads, busy = false, onClick, type = "button", ...attributes }: Props) {
  return (
    <button
      {...attributes}
      type={type}
      className={button.button}
      data-tone={tone}
      data-size={tone === "quiet" ? undefined : "compact"}
      data-screen-only=""
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (!busy) return onClick?.(event);
        event.preventDefault();
      }}
    >
      {icon && <Icon name={icon} />}
      {label}
      {leads && <Icon name={leads} />}
    </button>
  );
}
