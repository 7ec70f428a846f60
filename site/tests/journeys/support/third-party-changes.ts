/**
 * DOM changes by third parties. Each function runs in the page and uses nothing from outside itself; translators put
 * “~” after each text. In this order each still finds something to change after the ones before it.
 */
export const others: readonly { others: string; change: () => void }[] = [
  { others: "Firefox translates the page", change: translateAsFirefox },
  { others: "Safari translates the page", change: translateAsSafari },
  { others: "Chrome translates the page", change: translateAsChrome },
  { others: "password managers and spelling helpers are in its form", change: helpWithForms },
];

/**
 * Translates a page like Chrome does: a text node is replaced by two nested `font` elements, and later text is
 * translated, too, unless `once`. Elements with `translate="no"` stay.
 */
export function translateAsChrome(times?: string) {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const untouched = "font, script, style, noscript, svg, textarea, title, [translate=no]";
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.append(text.data.replace(/(?=\s*$)/, "~"));
      outer.append(inner);
      const parent = text.parentElement;
      parent.insertBefore(outer, text);
      parent.removeChild(text);
    }
  };
  document.documentElement.lang = "es";
  document.documentElement.classList.add("translated-ltr");
  translate(document.body);
  if (times === "once") return;
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === "childList" ? addedNodes : [target]) if (node.isConnected) translate(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/**
 * Translates a page like Safari does: it removes the text nodes of a paragraph and the elements between them, and
 * inserts new text nodes and the same elements.
 */
function translateAsSafari() {
  const made = new WeakSet<Node>();
  const translate = (paragraph: Element) => {
    const untouched = "script, style, noscript, svg, textarea, select, [translate=no]";
    const nodes = [...paragraph.childNodes].filter(
      (node) =>
        node instanceof Text || (node instanceof Element && !node.matches("form, :has(input, textarea), input")),
    );
    const texts = nodes.filter((node) => node instanceof Text && node.data.trim() && !made.has(node));
    if (texts.length === 0 || paragraph.closest(untouched)) return;
    const after = nodes.at(-1)?.nextSibling;
    const anew = nodes.map((node) =>
      texts.includes(node) ? new Text((node as Text).data.replace(/(?=\s*$)/, "~")) : node,
    );
    for (const node of anew) made.add(node);
    for (const node of nodes) node.remove();
    if (after) after.before(...anew);
    else paragraph.append(...anew);
  };
  document.documentElement.lang = "es";
  for (const element of document.body.querySelectorAll("*")) translate(element);
  new MutationObserver((records) => {
    for (const { target } of records) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed?.isConnected) for (const element of [changed, ...changed.querySelectorAll("*")]) translate(element);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/**
 * Translates a page like Firefox does: it writes into existing text nodes, reorders the parts of a sentence, and drops
 * comments.
 */
function translateAsFirefox() {
  const translate = (paragraph: Element) => {
    const untouched = "script, style, noscript, svg, textarea, select, [translate=no]";
    if (paragraph.closest(untouched) || paragraph.matches(":has(input, textarea, select, form)")) return;
    const nodes = [...paragraph.childNodes];
    const texts = nodes.filter((node) => node instanceof Text && node.data.trim() && !node.data.endsWith("~"));
    if (texts.length === 0) return;
    for (const node of nodes) node.remove();
    for (const text of texts) (text as Text).data += "~";
    const turned = nodes.filter((node) => !(node instanceof Comment)).toReversed();
    paragraph.append(...turned);
  };
  document.documentElement.lang = "es";
  const observer = new MutationObserver((records) => {
    observer.disconnect();
    for (const { target } of records) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed?.isConnected) for (const element of [changed, ...changed.querySelectorAll("*")]) translate(element);
    }
    watch();
  });
  const watch = () => observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  for (const element of document.body.querySelectorAll("*")) translate(element);
  watch();
}

/**
 * Changes forms like password managers and spelling checkers do: attributes and a style on each field, an icon beside
 * it, and a wrapper, into which the focus is restored.
 */
export function helpWithForms() {
  const focused = document.activeElement;
  for (const form of document.querySelectorAll("form")) {
    form.setAttribute("data-lpignore", "true");
    form.prepend(document.createElement("manager-root"));
    for (const field of form.querySelectorAll<HTMLElement>("input, textarea, select")) {
      field.setAttribute("data-gramm", "false");
      field.style.backgroundImage = "none";
      field.after(document.createElement("manager-icon"));
      if (field.matches("[type=email], textarea, [type=search]")) {
        const wrapper = document.createElement("manager-field");
        field.replaceWith(wrapper);
        wrapper.append(field);
      }
    }
  }
  document.body.append(document.createElement("grammarly-extension"));
  if (focused instanceof HTMLElement) focused.focus();
}
