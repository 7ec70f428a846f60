/** A snapshot of an element: itself and its descendants, each with its children; text nodes with their text. */
export type Contents = readonly (readonly [parent: Element, children: readonly Child[]])[];
type Child = readonly [node: ChildNode, text: string | null];

/** The contents of an element now. This is inline in each page with an island, so it is short. */
export const contentsOf = (element: Element): Contents =>
  [element, ...element.querySelectorAll("*")].map((parent) => [
    parent,
    Array.from(parent.childNodes, (node) => [node, node.nodeValue]),
  ]);

export function holds(parent: Node, children: readonly ChildNode[]): boolean {
  return parent.childNodes.length === children.length && children.every((child, at) => parent.childNodes[at] === child);
}

/** Restores an element's children. A child already in place is not moved, which preserves focus and caret. */
export function putBack(parent: Node, children: readonly ChildNode[]) {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  for (const [at, child] of children.entries()) {
    const there = parent.childNodes[at];
    if (there === child) continue;
    if (there) there.before(child);
    else (parent as Element).append(child);
  }
}
