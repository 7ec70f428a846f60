import { plainText } from "#publish/api-types.ts";

/** How long a changed text is marked, in milliseconds. */
const markTime = 2_500;

/**
 * Scrolls a page to the first of these texts that it has, opens any `<details>` around it, and marks it for a moment;
 * a page without them stays where it was.
 * @param top where the page was, in pixels
 */
export function showIn({ contentDocument, contentWindow }: HTMLIFrameElement, texts: readonly string[], top: number) {
  const main = contentDocument?.querySelector("main");
  if (!main || !contentWindow) return;
  const scroll = (to: number) => contentWindow.scrollTo({ top: to, behavior: "instant" });
  scroll(top);
  const said = plainText(main.textContent);
  const text = texts.find((one) => said.includes(one));
  if (text === undefined) return;
  const place = placeOf(main, text);
  place.closest("details")?.setAttribute("open", "");
  const box = place.getBoundingClientRect();
  // Scrolls only the page in the frame, not the editor.
  if (box.top < 0 || box.bottom > contentWindow.innerHeight)
    scroll(contentWindow.scrollY + box.top - Math.max((contentWindow.innerHeight - box.height) / 2, 0));
  const color = contentWindow.getComputedStyle(place).color;
  place.animate([{ outline: `3px solid ${color}`, outlineOffset: "4px" }, { outline: "3px solid transparent" }], {
    duration: markTime,
    easing: "steps(1)",
  });
}

/** The innermost element that has a text. */
function placeOf(outer: HTMLElement, text: string): HTMLElement {
  const inner = [...outer.children].find((child) => plainText(child.textContent ?? "").includes(text));
  // Elements of another window are no instances of this one's classes.
  return inner ? placeOf(inner as HTMLElement, text) : outer;
}
