const kept = new Set(
  "a abbr b blockquote br code dd dl dt em h2 h3 h4 hr i li ol p s strong sub sup table tbody td th thead tr ul".split(
    " ",
  ),
);
const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/**
 * HTML for readers that take it out of its page, such as feeds: text and its structure only. Addresses are made whole,
 * since the reader does not know where the text came from; anchors, styles, drawings and code are left out.
 * @param base the address of the page from which the text comes
 */
export function simpleHtml(html: string, base: string): string {
  return html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<(script|style|svg|figure|template)\b.*?<\/\1>/gis, "")
    .replace(tag, (_, slash: string, name: string, attributes: string) => {
      const element = name.toLowerCase();
      if (!kept.has(element)) return "";
      const href = element === "a" && !slash ? /\bhref="([^"]*)"/.exec(attributes)?.[1] : undefined;
      return href === undefined ? `<${slash}${element}>` : `<a href="${wholeAddress(href, base)}">`;
    })
    .trim();
}

function wholeAddress(href: string, base: string): string {
  const { protocol, href: whole } = new URL(href.replaceAll("&#x26;", "&").replaceAll("&amp;", "&"), base);
  return /^(https?|mailto|tel):$/.test(protocol) ? whole.replaceAll("&", "&amp;") : base;
}
