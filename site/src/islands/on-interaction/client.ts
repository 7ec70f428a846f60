import { createElement, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { contentsOf, holds, putBack } from "./contents.ts";
import type { Island } from "./directive.ts";
import { watch } from "./translated-dom.ts";

/**
 * Hydrates an island, instead of Astro's own code.
 *
 * On a hydration mismatch React discards the HTML, with all input. But browser translation replaces every text, and
 * password managers and spell checkers insert elements into forms. So the island's server-rendered HTML is restored,
 * React hydrates it synchronously, and then the translated texts are put back: readers in another language see no
 * change. Form controls are never replaced.
 */
export default function client(island: Island, component: ComponentType, props: object) {
  const focused = document.activeElement;
  const sent = (island.sent ?? contentsOf(island)).map(([parent, children]) => {
    const nodes = children.map(([node]) => node);
    return { parent, children, nodes, others: isReplaced(parent, nodes) && [...parent.childNodes] };
  });
  for (const { parent, children, nodes } of sent) {
    putBack(parent, nodes);
    for (const [node, text] of children) if (node.nodeValue !== text) node.nodeValue = text;
  }
  const options = { identifierPrefix: island.getAttribute("prefix") ?? "" };
  flushSync(() => hydrateRoot(island, createElement(component, props), options));
  watch(island);
  for (const { parent, nodes, others } of sent) if (others && holds(parent, nodes)) putBack(parent, others);
  // An element that had been wrapped has lost focus by being moved back.
  if (focused instanceof HTMLElement && island.contains(focused)) focused.focus({ preventScroll: true });
}

/** Whether texts were replaced or nodes added; moved elements do not count. */
function isReplaced(parent: Element, sent: readonly ChildNode[]): boolean {
  const isThere = (child: ChildNode) =>
    child.parentNode === parent || (!child.parentNode && !(child instanceof Element));
  return sent.every(isThere) && [...parent.childNodes].some((child) => !sent.includes(child));
}
