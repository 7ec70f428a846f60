import { openStatus } from "#domain/open-now.ts";
import { answerChoice } from "#ui/answer-choice.ts";
import { showStatuses } from "#ui/show-statuses.ts";
import panelStyles from "./panel.css?inline";

/** How long the panel may take, in milliseconds: a call cannot wait for it. */
const longestWait = 4000;

let made: Promise<HTMLElement> | undefined;

/**
 * Opens a panel after the link that calls: every line with whether it is answered now, and which office to call. Fails
 * when what stands in it does not come, or the browser knows no popovers, so that the link can dial instead.
 */
export async function open(link: HTMLElement): Promise<void> {
  if (!link.showPopover) throw new Error("This browser knows no popovers.");
  made ??= panelAfter(link);
  // Asked for again when it did not arrive.
  made.catch(() => (made = undefined));
  const panel = await made;
  // Whoever has gone on meanwhile is left alone. Safari gives a pressed link no focus.
  if (document.activeElement !== link && document.activeElement !== document.body) return;
  if (!panel.matches(":popover-open")) panel.showPopover();
  panel.focus();
}

async function panelAfter(link: HTMLElement): Promise<HTMLElement> {
  const { body } = await documentAt(partsAddress);
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
  showStatuses(root, openStatus);
  answerChoice(root.querySelector("#office-chooser"));
  // The keyboard that leaves it does not go on behind it.
  panel.addEventListener("focusout", ({ relatedTarget: to }) => {
    if (to && to !== panel && panel.matches(":popover-open")) panel.hidePopover();
  });
  link.after(panel);
  return panel;
}

/** HTML that the browser itself reads as such: no text may become HTML here. */
function documentAt(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${path} did not come: ${request.status}`));
    request.open("GET", path);
    request.responseType = "document";
    request.overrideMimeType("text/html");
    request.timeout = longestWait;
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : fail());
    request.onerror = fail;
    request.ontimeout = fail;
    request.send();
  });
}
