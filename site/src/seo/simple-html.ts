import sanitize from "sanitize-html";

const kept =
  "a abbr b blockquote br code dd dl dt em h2 h3 h4 hr i li ol p s strong sub sup table tbody td th thead tr ul";
const dropped = "script style svg figure template";

/**
 * HTML for use outside its page, as in feeds: text and its structure only. URLs are made absolute; anchors, styles,
 * drawings and code are left out.
 * @param base the URL of the page that the text is from
 */
export function simpleHtml(html: string, base: string): string {
  return sanitize(html, {
    allowedTags: kept.split(" "),
    nonTextTags: dropped.split(" "),
    allowedAttributes: { a: ["href"] },
    transformTags: {
      a: (tagName, { href }): sanitize.Tag => ({
        tagName,
        attribs: href === undefined ? {} : { href: wholeAddress(href, base) },
      }),
    },
  }).trim();
}

function wholeAddress(address: string, base: string): string {
  const { protocol, href } = new URL(address, base);
  return /^(https?|mailto|tel):$/.test(protocol) ? href : base;
}
