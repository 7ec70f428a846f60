import { createElement, type ReactNode, useEffect, useState } from "react";
import type { FactView } from "#domain/editor.ts";
import { type TextNode, textTags } from "#domain/publishing.ts";
import { api } from "#editor/api.ts";
import { FactText } from "./FactText.tsx";
import styles from "./MarkdownInput.module.css";

type Props = { text: string; facts: readonly FactView[] };

/** Milliseconds of quiet before a text is sent to be drawn. */
const pause = 300;

/** How a text will read, with the facts in it. Its links go nowhere: this is not the page yet. */
export function TextPreview({ text, facts }: Props) {
  const [nodes, setNodes] = useState<readonly TextNode[]>();
  useEffect(() => {
    let isOld = false;
    const show = () =>
      api.text(text).then(
        (answer) => isOld || setNodes(answer.nodes),
        // The text itself is not lost; the next one is tried again.
        () => undefined,
      );
    const timer = setTimeout(() => void show(), nodes ? pause : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The first text is drawn without a pause; what is drawn asks for nothing.
  }, [text]);
  return (
    // The keyboard scrolls it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.preview} aria-label="How the text will read" tabIndex={0}>
      <p className={styles.previewName}>How it will read</p>
      <div className={styles.text}>{nodes?.map((node, index) => drawn(node, index, facts))}</div>
    </section>
  );
}

function drawn(node: TextNode, key: number, facts: readonly FactView[]): ReactNode {
  if (typeof node === "string") return <FactText key={key} text={node} facts={facts} />;
  const children = node.children.map((child, index) => drawn(child, index, facts));
  if (!textTags.has(node.tag)) return children;
  if (node.tag === "a")
    return (
      <span key={key} className={styles.link} title={node.href}>
        {children}
      </span>
    );
  if (node.tag === "br" || node.tag === "hr") return createElement(node.tag, { key });
  return createElement(
    node.tag === "aside" ? "div" : node.tag,
    { key, "data-note": node.tag === "aside" ? "" : undefined },
    children,
  );
}
