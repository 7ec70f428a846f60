import { putBack } from "./contents.ts";

/** Functions that restore React's nodes: by each removed node, and by its former parent. */
const ways = new WeakMap<Node, () => void>();

const observer = new MutationObserver(note);

/**
 * Lets React update an island whose texts are replaced by browser translation. It swaps React's text nodes for its own:
 * React would then update detached nodes, and fail to remove them or to insert before them. So before React updates
 * such a place, its nodes are restored. The translator observes the change, and translates it again.
 */
export function watch(island: Element) {
  observer.observe(island, { childList: true, subtree: true });
}

for (const name of ["appendChild", "insertBefore", "removeChild"] as const) {
  const act = Node.prototype[name] as (this: Node, ...nodes: Node[]) => Node;
  const watched = function (this: Node, ...nodes: [Node, ...Node[]]) {
    // Nodes removed by React are no longer in its tree; those still in it were removed by others.
    if (fiberOf(nodes[0]) && !(name === "removeChild" && isKept(nodes[0]))) {
      note(observer.takeRecords());
      ways.get(this)?.();
    }
    return act.apply(this, nodes);
  };
  Object.assign(Node.prototype, { [name]: watched });
}

/** Restores React's nodes where React has updated them since; and remembers nodes removed by others. */
function note(records: readonly MutationRecord[]) {
  for (const { type, target } of records) if (type === "characterData" && !target.isConnected) ways.get(target)?.();
  for (const parent of new Set(records.map(({ target }) => target))) {
    const kept = keptIn(parent, records);
    const out = kept.filter((child) => child.parentNode !== parent);
    if (out.length === 0) continue;
    const back = ways.get(parent) ?? wayBack(parent, kept);
    for (const node of out) {
      ways.set(node, back);
      // Detached nodes are not observed otherwise.
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

/** React's children of a node, in order, including removed ones, which are reinserted from last to first. */
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

/** The parts of a React fiber used here: the path to its root, and pending deletions. */
type Fiber = {
  return: Fiber | null;
  alternate: Fiber | null;
  deletions: Fiber[] | null;
  stateNode: { containerInfo?: unknown } | null;
};

/** React marks its elements and text nodes, except a text that is the only child of an element. */
function fiberOf(node: Node): Fiber | undefined {
  const key = Object.keys(node).find((name) => name.startsWith("__reactFiber"));
  return key === undefined ? undefined : (node as unknown as Record<string, Fiber>)[key];
}

/** Whether a node is still in React's tree, and not about to be deleted. */
function isKept(node: Node): boolean {
  let fiber = fiberOf(node);
  for (let up = fiber?.return; fiber && up; fiber = up, up = fiber.return)
    if (up.deletions?.includes(fiber) || up.alternate?.deletions?.includes(fiber)) return false;
  return fiber?.stateNode?.containerInfo !== undefined;
}
