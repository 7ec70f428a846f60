/**
 * Browsers that translate a page replace its texts, and password managers and spell checkers put elements into its
 * forms. React expects the DOM that it left behind: on a mismatch it renders a hydrating island anew, without what was
 * typed; later it writes into texts that are no longer on the page, and fails at those that it wants to remove or to
 * insert before (https://github.com/facebook/react/issues/11538). So an island is hydrated with the HTML that the server
 * sent, and React's texts stay on the page, empty, beside their translations. `site/src/islands/islands.spec.ts` does as
 * Chrome, Safari, Firefox and password managers do.
 */

/** A snapshot of an element: itself and its descendants, each with its children; text nodes with their text. */
type Contents = readonly (readonly [parent: Element, children: readonly (readonly [ChildNode, string | null])[]])[];

/** The contents of an element now. */
export const contentsOf = (element: Element): Contents =>
  [element, ...element.querySelectorAll("*")].map((parent) => [
    parent,
    Array.from(parent.childNodes, (node) => [node, node.nodeValue]),
  ]);

/**
 * Restores the contents that the server sent, hydrates the island, and puts the translated texts back, all at once:
 * readers in another language see no change. Form controls are never replaced.
 */
export async function hydrateAsSent(island: Element, sent: Contents, hydrate: () => Promise<void>) {
  const focused = document.activeElement;
  const places = sent.map(([parent, children]) => {
    const nodes = children.map(([node]) => node);
    return { parent, children, nodes, others: isReplaced(parent, nodes) && [...parent.childNodes] };
  });
  for (const { parent, children, nodes } of places) {
    putBack(parent, nodes);
    for (const [node, text] of children) {
      ownTexts.add(node);
      if (node.nodeValue !== text) node.nodeValue = text;
    }
  }
  const hydrated = hydrate();
  // React hydrates in a later task, before which the page may be translated again; but before it handles a key, at once.
  island.firstElementChild?.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  keepTexts(island);
  for (const { parent, nodes, others } of places) if (others && holds(parent, nodes)) putBack(parent, others);
  // An element that had been wrapped has lost focus by being moved back. One that has it still is left alone: focused
  // anew, Chromium’s date field would forget the digit that was typed last.
  const hasLostFocus = focused !== document.activeElement && island.contains(focused);
  if (hasLostFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  await hydrated;
}

/** Whether texts were replaced or nodes added; moved elements do not count. */
function isReplaced(parent: Element, sent: readonly ChildNode[]): boolean {
  const isThere = (child: ChildNode) =>
    child.parentNode === parent || (!child.parentNode && !(child instanceof Element));
  return sent.every(isThere) && [...parent.childNodes].some((child) => !sent.includes(child));
}

function holds(parent: Node, children: readonly ChildNode[]): boolean {
  return parent.childNodes.length === children.length && children.every((child, at) => parent.childNodes[at] === child);
}

/** Restores an element's children. A child already in place is not moved, which preserves focus and caret. */
function putBack(parent: Element, children: readonly ChildNode[]) {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  for (const [at, child] of children.entries()) {
    const there = parent.childNodes[at];
    if (there !== child) parent.insertBefore(child, there ?? null);
  }
}

/** Text nodes of React's with their texts, emptied, and what a translator has put in their place. */
type Translated = { parent: Node; texts: Map<Text, string>; instead: Set<ChildNode> };

/** The text nodes that React knows: those that the server sent, and those that it makes, with `createTextNode` alone. */
const ownTexts = new WeakSet<Node>();
const createTextNode = document.createTextNode.bind(document);
document.createTextNode = (data) => {
  const text = createTextNode(data);
  ownTexts.add(text);
  return text;
};

/**
 * Puts each text of React's that a translator has replaced back, emptied, so that React finds it. When React writes into
 * one or removes it, the translation beside it is outdated and removed, and the texts translated with it are restored:
 * the translator sees the change and translates them again.
 */
function keepTexts(island: Element) {
  const translated = new WeakMap<Node, Translated>();

  const undo = ({ parent, texts, instead }: Translated) => {
    for (const node of [...texts.keys(), ...instead]) translated.delete(node);
    for (const node of instead) node.remove();
    for (const [node, text] of texts) if (node.parentNode === parent && !node.data) node.data = text;
  };

  /** What a translator has added to a node: text, as Safari does, or `font` elements, as all others do. */
  const translationsIn = (changes: readonly MutationRecord[]) =>
    changes
      .flatMap(({ addedNodes }) => [...addedNodes] as ChildNode[])
      .filter((node) => (node instanceof Text ? !ownTexts.has(node) : node.nodeName === "FONT"))
      .filter((node) => node.parentNode === changes[0]?.target && !translated.has(node));

  const keep = (changes: readonly MutationRecord[], parent: Node) => {
    const instead = translationsIn(changes);
    if (instead.length === 0) return;
    const place: Translated = { parent, texts: new Map(), instead: new Set(instead) };
    for (const change of changes)
      for (const node of change.removedNodes) {
        // The translation of a translation.
        if (!node.parentNode) for (const one of instead) translated.get(node)?.instead.add(one);
        if (!(node instanceof Text) || node.parentNode || !node.data.trim() || !ownTexts.has(node)) continue;
        place.texts.set(node, node.data);
        translated.set(node, place);
        node.data = "";
        putInPlace(node, change);
      }
    for (const node of instead) translated.set(node, place);
  };

  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes } of records)
      for (const node of [target, ...removedNodes] as Text[]) {
        const place = translated.get(node);
        if (place?.texts.has(node) && (node.data || node.parentNode !== place.parent)) undo(place);
      }
    for (const parent of new Set(records.map(({ target }) => target)))
      keep(
        records.filter(({ target }) => target === parent),
        parent,
      );
    observer.takeRecords();
  });
  observer.observe(island, { childList: true, subtree: true, characterData: true });
}

/** Inserts a removed node where it was, as far as what was around it is still there. */
function putInPlace(node: ChildNode, { target, previousSibling, nextSibling }: MutationRecord) {
  const isThere = (sibling: Node | null) => sibling?.parentNode === target;
  if (isThere(previousSibling)) target.insertBefore(node, (previousSibling as ChildNode).nextSibling);
  else if (isThere(nextSibling)) target.insertBefore(node, nextSibling);
  else target.insertBefore(node, previousSibling ? null : target.firstChild);
}
