import { useEffect, useState } from "react";
import { siteEditorPath, staffPath } from "#inbox/inbox.ts";

/** The two pages of the staff, each in a tab of its own, so that one keeps its keys and the other its draft. */
const pages = {
  desk: { path: staffPath, tab: "front-desk" },
  editor: { path: `${siteEditorPath}/`, tab: "site-editor" },
} as const;
type Page = keyof typeof pages;

/** Names the tab of a page, so that links of the other page find it. */
export function nameTab(page: Page) {
  window.name = pages[page].tab;
}

/** A link to the other page: goes to its tab without loading it anew, or opens one. */
export function OtherPage({ page, label }: { page: Page; label: string }) {
  const { path, tab } = pages[page];
  return (
    <a
      href={path}
      target={tab}
      onClick={(event) => {
        const other = window.open("", tab);
        if (!other) return;
        event.preventDefault();
        if (other.location.pathname !== path) other.location.assign(path);
        other.focus();
      }}
    >
      {label}
    </a>
  );
}

/** Whether this is the editor behind the sign-in; the one of a single computer has no front desk. */
export function isBehindDesk(): boolean {
  return location.pathname.startsWith(pages.editor.path);
}

/** Whether the server has the editor: it is closed while another program has the content open. */
export function useIsEditorOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    fetch(pages.editor.path, { method: "HEAD" }).then(
      ({ ok }) => setIsOpen(ok),
      () => undefined,
    );
  }, []);
  return isOpen;
}
