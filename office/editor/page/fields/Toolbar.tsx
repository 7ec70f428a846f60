import { type KeyboardEvent, useState } from "react";
import styles from "./MarkdownInput.module.css";

/** A button of a toolbar. */
export type Tool = {
  label: string;
  /** As ProseMirror names keys: `Mod-b`. */
  keys?: string;
  /** Undefined for what cannot be on. */
  isOn?: boolean | undefined;
  isOff?: boolean;
  press: () => void;
};

type Props = { label: string; controls: string; tools: readonly Tool[] };

/** A toolbar: one tab stop, with arrow keys between the buttons. */
export function Toolbar({ label, controls, tools }: Props) {
  const [current, setCurrent] = useState(0);
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + tools.length) % tools.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      onKeyDown={go}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-pressed={tool.isOn}
          aria-disabled={tool.isOff || undefined}
          aria-keyshortcuts={tool.keys && shortcuts(tool.keys)}
          title={tool.keys && spoken(tool.keys)}
          // The text keeps its focus and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !tool.isOff && tool.press()}
          onFocus={() => setCurrent(index)}
        >
          {tool.label}
        </button>
      ))}
    </div>
  );
}

const isMac = typeof navigator !== "undefined" && /Mac|iP(hone|[oa]d)/.test(navigator.platform);
const modifier = isMac ? "Meta" : "Control";

const shortcuts = (keys: string) => keys.replace("Mod", modifier).replaceAll("-", "+");
const spoken = (keys: string) =>
  shortcuts(keys)
    .replace("Control", "Ctrl")
    .replace("Meta", "⌘")
    .replace(/\w$/, (key) => key.toUpperCase());
