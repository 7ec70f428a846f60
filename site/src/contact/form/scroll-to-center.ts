/** At the bottom the notices would overlap the text. */
export function scrollToCenter(text: HTMLElement | null) {
  text?.scrollIntoView({ block: "center" });
}
