import { Fragment } from "react";

/** A page in another language: its URL, the code of the language, and the language's own name. */
export type LanguageLink = { href: string; lang: string; label: string };

/** Links to pages in other languages, each by the language's own name; the parent sets the gaps. */
export function LanguageNames({ links }: { links: readonly LanguageLink[] }) {
  return links.map(({ href, lang, label }, index) => (
    <Fragment key={href}>
      {index > 0 && " "}
      <a href={href} lang={lang}>
        {label}
      </a>
    </Fragment>
  ));
}
