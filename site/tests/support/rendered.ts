import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The text and the links of a section. */
export function textOfPart(part: ReactElement): string {
  const html = renderToStaticMarkup(part);
  const links = [...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href);
  return [
    html
      .replace("<dl", "[list]<dl")
      .replace(/<(dt|dd)>/g, " ")
      .replace(/<[^>]*>/g, ""),
    ...links,
  ].join(" ");
}
