import type { ComponentProps } from "react";
import { Icon } from "#ui/graphics/Icon.tsx";
import button from "#ui/links/Button.module.css";

type Props = {
  label: string;
  tone?: "primary" | "quiet";
  leads?: "arrow";
  /** While it is under way, a second press does nothing. */
  busy?: boolean;
  /** Has the focus when another button went away with it. */
  "data-next"?: "";
} & Pick<ComponentProps<"button">, "onClick" | "type" | "id" | "aria-describedby">;

/** A button of the desk: as those of the site, and lower. It stays focusable while it is busy. */
export function Action({ label, tone, leads, busy = false, onClick, type = "button", ...attributes }: Props) {
  return (
    <button
      {...attributes}
      ref={passFocusOn}
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
      {label}
      {leads && <Icon name={leads} />}
    </button>
  );
}

/** When a button goes away while it has the focus, what comes next has it: keyboards and screen readers stay where they were. */
function passFocusOn(button: HTMLButtonElement) {
  const part = button.closest("article, [data-rows], main");
  return () => {
    if (document.activeElement !== button) return;
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const place = part?.isConnected ? part : document;
      const [next] = ["[data-next]", "ol > li > button", "[tabindex='-1']"].flatMap(
        (one) => place.querySelector(one) ?? [],
      );
      if (next instanceof HTMLElement) next.focus();
    });
  };
}
