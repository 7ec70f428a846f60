import { createElement, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { contentsOf, holds, putBack } from "./contents.ts";
import type { Island } from "./directive.ts";
import { watch } from "./translated-dom.ts";

/**
 * Hydrates an island, in place of Astro's own way.
 *
 * React throws away HTML in which it finds another text or element than it expects, with all that was typed. But others
 * change pages, too: translators replace every text, password managers and spelling helpers put elements into forms. So
 * the island gets back what the server sent, React hydrates it synchronously, and then what others made of a text is
 * there again: readers in another language see no change. Fields stay the elements that they are throughout.
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
  // An element that was wrapped in another has lost it on its way back.
  if (focused instanceof HTMLElement && island.contains(focused)) focused.focus({ preventScroll: true });
}

/** Whether others have put something in the place of texts, or beside them; not, whether they have moved elements. */
function isReplaced(parent: Element, sent: readonly ChildNode[]): boolean {
  const isThere = (child: ChildNode) =>
    child.parentNode === parent || (!child.parentNode && !(child instanceof Element));
  return sent.every(isThere) && [...parent.childNodes].some((child) => !sent.includes(child));
}
