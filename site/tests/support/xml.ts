/** The first XML well-formedness error of a text, if any. HTML parsers accept what feed readers reject. */
export function xmlMistake(xml: string): string | undefined {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^>]*\?>/, "");
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+|</g)) {
    if (!token.startsWith("<") || token === "<") {
      const [bare] = /<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(token) ?? [];
      if (bare) return `${bare} is not escaped in “${token.slice(0, 80)}”`;
      continue;
    }
    const [, slash, name = "", attributes = "", empty] =
      /^<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>$/.exec(token) ?? [];
    if (name === "") return `${token} is no tag`;
    if (/&(?!\w+;|#)/.test(attributes)) return `& is not escaped in ${token}`;
    if (slash && open.pop() !== name) return `${token} closes what is not open`;
    if (!slash && !empty) open.push(name);
  }
  return open.length > 0 ? `<${open.join("> <")}> stays open` : undefined;
}
