/** What stands in an element: its elements and itself, each with its children, and those that are text with their words. */
export type Contents = readonly (readonly [parent: Element, children: readonly Child[]])[];
type Child = readonly [node: ChildNode, words: string | null];

/** What stands in an element now, all the way down. Each page with an island has this in it: not a word too many. */
export const contentsOf = (element: Element): Contents =>
  [element, ...element.querySelectorAll("*")].map((parent) => [
    parent,
    Array.from(parent.childNodes, (node) => [node, node.nodeValue]),
  ]);

/** Whether an element has these children and no others. */
export function holds(parent: Node, children: readonly ChildNode[]): boolean {
  return parent.childNodes.length === children.length && children.every((child, at) => parent.childNodes[at] === child);
}

/** Gives an element its children back. What is in its place already stays untouched, and with it the focus and the caret. */
export function putBack(parent: Node, children: readonly ChildNode[]) {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  for (const [at, child] of children.entries()) {
    const there = parent.childNodes[at];
    if (there === child) continue;
    if (there) there.before(child);
    else (parent as Element).append(child);
  }
}
