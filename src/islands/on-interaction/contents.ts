/** The contents of an element: its elements and itself, each with its children; the text of those that are text. */
export type Contents = readonly (readonly [parent: Element, children: readonly Child[]])[];
type Child = readonly [node: ChildNode, text: string | null];

/** The contents of an element now. Each page with an island has this inline, so it is short. */
export const contentsOf = (element: Element): Contents =>
  [element, ...element.querySelectorAll("*")].map((parent) => [
    parent,
    Array.from(parent.childNodes, (node) => [node, node.nodeValue]),
  ]);

export function holds(parent: Node, children: readonly ChildNode[]): boolean {
  return parent.childNodes.length === children.length && children.every((child, at) => parent.childNodes[at] === child);
}

/** Gives an element its children back. A child in its place already is not moved, which keeps the focus and the caret. */
export function putBack(parent: Node, children: readonly ChildNode[]) {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  for (const [at, child] of children.entries()) {
    const there = parent.childNodes[at];
    if (there === child) continue;
    if (there) there.before(child);
    else (parent as Element).append(child);
  }
}
