import { createElement, type ReactNode } from "react";
import type { FactView } from "#editor/api-types.ts";
import { type TextNode, textTags } from "#publish/api-types.ts";
import { FactText } from "./FactText.tsx";
import styles from "./MarkdownInput.module.css";

type Props = { nodes: readonly TextNode[]; facts: readonly FactView[] };

/** A preview of a text, with its facts. Its links are inactive: this is not the page yet. */
export function TextPreview({ nodes, facts }: Props) {
  return (
    // Focusable, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.preview} aria-label="How the text will read" tabIndex={0}>
      <p className={styles.previewName}>How it will read</p>
      <div className={styles.text}>{nodes.map((node, index) => drawn(node, index, facts))}</div>
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
