/** The first XML well-formedness error of a text, if any. HTML parsers accept what feed readers reject. */
export function xmlMistake(xml: string): string | undefined {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^>]*\?>/, "");
  for (const [piece] of body.matchAll(/<[^>]*>|[^<]+|</g)) {
    if (!piece.startsWith("<") || piece === "<") {
      const [bare] = /<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(piece) ?? [];
      if (bare) return `${bare} stands bare in “${piece.slice(0, 80)}”`;
      continue;
    }
    const [, slash, name = "", attributes = "", empty] =
      /^<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>$/.exec(piece) ?? [];
    if (name === "") return `${piece} is no tag`;
    if (/&(?!\w+;|#)/.test(attributes)) return `& stands bare in ${piece}`;
    if (slash && open.pop() !== name) return `${piece} closes what is not open`;
    if (!slash && !empty) open.push(name);
  }
  return open.length > 0 ? `<${open.join("> <")}> stays open` : undefined;
}
