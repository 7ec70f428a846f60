import { parseHTML } from "linkedom";
import { escaped } from "#seo/feed.ts";

const inline = "a, abbr, b, bdi, bdo, cite, code, em, i, kbd, mark, q, s, small, span, strong, sub, sup, time, wbr";
const silent = "script, style, template, noscript, svg, iframe";
const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * The baseline: the fastest page with the text of a built page, as bare headings and paragraphs with one line of CSS
 * and the same fonts, loaded as early. It links the same icon, since browsers request one anyway.
 */
export function barePage(html: string): string {
  const { document } = parseHTML(html);
  const files = [...document.querySelectorAll('link[rel="icon"], link[rel="preload"][as="font"]')].map(String).join("");
  const faces = (html.match(fontFace) ?? []).join("");
  const [text = "serif", display = text] = families(faces);
  const style = `${faces}body{margin:1rem;font:1.125rem/1.6 ${text}}h1,h2{font-family:${display}}`;
  const title = escaped(document.title);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${files}`;
  return `<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body>${blocks(document.body)}</body></html>`;
}

/** The two font stacks, each a font of ours before its local fallback. */
function families(faces: string): string[] {
  const face = /font-family:\s*([^;}]+)[^}]*?src:\s*(url|local)/g;
  const names = Map.groupBy(faces.matchAll(face), ([, , source]) => source);
  const local = names.get("local") ?? [];
  return (names.get("url") ?? []).map(([, name = ""], index) => [name, local[index]?.[1]].filter(Boolean).join(","));
}

function blocks(body: Element): string {
  const found: string[] = [];
  let pending = "";
  const end = (tag: string) => {
    const text = pending.replace(/\s+/g, " ").trim();
    if (text) found.push(`<${tag}>${escaped(text)}</${tag}>`);
    pending = "";
  };
  const collect = (element: Element, tag: string) => {
    for (const node of element.childNodes) {
      if (node.nodeType === 3) pending += node.textContent;
      if (node.nodeType !== 1 || (node as Element).matches(silent)) continue;
      const child = node as Element;
      if (child.matches(inline)) collect(child, tag);
      else {
        end(tag);
        collect(child, /^h[1-3]$/i.test(child.localName) ? child.localName : "p");
      }
    }
    if (!element.matches(inline)) end(tag);
  };
  collect(body, "p");
  return found.join("");
}
