import { type KeyboardEvent, useState } from "react";
import { type MarkdownAction, markdownActions } from "#editor/page/markdown-actions.ts";
import styles from "./MarkdownInput.module.css";

type Props = { controls: string; onAction: (action: MarkdownAction) => void; onLink: () => void; onFact: () => void };

/** The toolbar of a text: one tab stop, with arrow keys between the buttons. */
export function Toolbar({ controls, onAction, onLink, onFact }: Props) {
  const [current, setCurrent] = useState(0);
  const buttons = [
    ...Object.entries(markdownActions).map(([action, { label }]) => ({
      label,
      press: () => onAction(action as MarkdownAction),
    })),
    { label: "Link", press: onLink },
    { label: "Fact", press: onFact },
  ];
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (step + buttons.length) % buttons.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label="What the text is made of"
      aria-controls={controls}
      onKeyDown={go}
    >
      {buttons.map(({ label, press }, index) => (
        <button
          key={label}
          type="button"
          tabIndex={index === current ? 0 : -1}
          onClick={press}
          onFocus={() => setCurrent(index)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
