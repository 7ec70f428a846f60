import { answerChoice } from "#ui/answer-choice.ts";
import { holidaysIn, showStatuses } from "#domain/open-now.ts";
import panelStyles from "./panel.css?inline";

/** Where the build puts what stands in the panel. */
const parts = "/call-panel.txt";

let made: Promise<HTMLElement> | undefined;

/**
 * Opens a panel after the link that calls: every line with whether it is answered now, and which office to call. Fails
 * when what stands in it does not come, or the browser knows no popovers, so that the link can dial instead.
 */
export async function open(link: HTMLElement): Promise<void> {
  made ??= panelAfter(link);
  // Asked for again when it did not arrive.
  made.catch(() => (made = undefined));
  const panel = await made;
  if (!panel.matches(":popover-open")) panel.showPopover();
  panel.focus();
}

async function panelAfter(link: HTMLElement): Promise<HTMLElement> {
  const { body } = await documentAt(parts);
  const panel = document.createElement("div");
  panel.popover = "auto";
  panel.role = "dialog";
  panel.ariaLabel = "Call us";
  panel.tabIndex = -1;
  // A root of its own: the names in these styles mean something else in the page.
  const root = panel.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [partStyles, panelStyles].map((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    return sheet;
  });
  root.append(...body.children);
  showStatuses(root, holidaysIn(root));
  answerChoice(root);
  link.after(panel);
  return panel;
}

/** HTML that the browser itself reads as such: no text may become HTML here. */
function documentAt(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.overrideMimeType("text/html");
    request.onload = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${path}: ${request.status}`));
    request.onerror = () => reject(new Error(`${path} did not come.`));
    request.send();
  });
}
