import { putBack } from "./contents.ts";

/** What brings back React's own nodes: by each of them that others took out, and by the node that they took it from. */
const ways = new WeakMap<Node, () => void>();

const observer = new MutationObserver(note);

/**
 * Lets React go on in an island whose texts others replace. A translator takes the text that React knows out of the page
 * and puts its own in: React would write outside of the page, and fail at taking that text out or at putting something
 * before it. So when React comes to such a place, it first gets back what it left there. What it then writes the
 * translator sees, as it sees all that changes, and translates it again.
 */
export function watch(island: Element) {
  observer.observe(island, { childList: true, subtree: true });
}

for (const name of ["appendChild", "insertBefore", "removeChild"] as const) {
  const act = Node.prototype[name] as (this: Node, ...nodes: Node[]) => Node;
  const watched = function (this: Node, ...nodes: [Node, ...Node[]]) {
    // What React takes out it has given up; what it still keeps, others take out.
    if (fiberOf(nodes[0]) && !(name === "removeChild" && isKept(nodes[0]))) {
      note(observer.takeRecords());
      ways.get(this)?.();
    }
    return act.apply(this, nodes);
  };
  Object.assign(Node.prototype, { [name]: watched });
}

/** Where React has written since, brings back what was its own; and remembers what others have taken from it. */
function note(records: readonly MutationRecord[]) {
  for (const { type, target } of records) if (type === "characterData" && !target.isConnected) ways.get(target)?.();
  for (const parent of new Set(records.map(({ target }) => target))) {
    const kept = keptIn(parent, records);
    const out = kept.filter((child) => child.parentNode !== parent);
    if (out.length === 0) continue;
    const back = ways.get(parent) ?? wayBack(parent, kept);
    for (const node of out) {
      ways.set(node, back);
      // What is out of the page is out of sight of the observer.
      observer.observe(node, { characterData: true });
    }
  }
}

function wayBack(parent: Node, kept: readonly ChildNode[]) {
  const back = () => {
    for (const node of [parent, ...kept]) if (ways.get(node) === back) ways.delete(node);
    putBack(parent, kept);
  };
  ways.set(parent, back);
  return back;
}

/** What React keeps in a node, in its order, with what was taken out: that goes back to its place, the last first. */
function keptIn(parent: Node, records: readonly MutationRecord[]): ChildNode[] {
  const children = [...parent.childNodes];
  for (const { target, removedNodes, nextSibling } of records.toReversed()) {
    if (target !== parent) continue;
    const removed = ([...removedNodes] as ChildNode[]).filter((node) => !children.includes(node));
    const end = nextSibling ? children.indexOf(nextSibling as ChildNode) : children.length;
    children.splice(end, 0, ...removed);
  }
  return children.filter(isKept);
}

/** What React knows of a node: the way up to its root, and what it is about to delete. */
type Fiber = {
  return: Fiber | null;
  alternate: Fiber | null;
  deletions: Fiber[] | null;
  stateNode: { containerInfo?: unknown } | null;
};

/** React marks each element and text of its own; a text that alone fills an element is not among them. */
function fiberOf(node: Node): Fiber | undefined {
  const key = Object.keys(node).find((name) => name.startsWith("__reactFiber"));
  return key === undefined ? undefined : (node as unknown as Record<string, Fiber>)[key];
}

/** Whether React still has a node in its tree, and is not about to take it out itself. */
function isKept(node: Node): boolean {
  let fiber = fiberOf(node);
  for (let up = fiber?.return; fiber && up; fiber = up, up = fiber.return)
    if (up.deletions?.includes(fiber) || up.alternate?.deletions?.includes(fiber)) return false;
  return fiber?.stateNode?.containerInfo !== undefined;
}
