import type { ComponentProps } from "react";
import { Icon } from "@practice/site/ui/graphics/Icon.tsx";
import button from "@practice/site/ui/links/Button.module.css";

type Props = {
  label: string;
  tone?: "primary" | "quiet" | undefined;
  leads?: "arrow";
  /** While the action is pending, a second press does nothing. */
  busy?: boolean;
  /** Receives focus when another button is removed while focused. */
  "data-next"?: "";
} & Pick<ComponentProps<"button">, "onClick" | "type" | "id" | "aria-describedby" | "aria-expanded">;

/** A button of the desk: like those of the site, but less high. It stays focusable while busy. */
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

/** When a focused button is removed, focuses the next control, so that focus is not lost. */
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
