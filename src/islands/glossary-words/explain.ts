/** How long a pointer rests on a word before the word explains itself, in milliseconds. */
const restDelay = 700;
/** How soon after the last explanation the next one comes at once, in milliseconds. */
const goOnWithin = 300;
/** How long a pointer may take from a word to its explanation, in milliseconds. */
const onTheWay = 200;
/** Between a word and its explanation, and between that and the edge of the window, in pixels. */
const gap = 8;
const edge = 16;

const tip = document.getElementById("explained") as HTMLElement;
let explained: HTMLElement | undefined;
let closedAt = -Infinity;
let latest = 0;
let meanings: Promise<Readonly<Record<string, string>>> | undefined;

/**
 * Shows the meaning of a glossary word beside it: for a pointer that rests on it, at once for the keyboard and a tap.
 * Fails when there is nothing to show, so that a tap can follow the link instead.
 * @param since when it was asked for, in milliseconds since the page began
 */
export async function explain(word: HTMLAnchorElement, kind: string, since: number): Promise<void> {
  latest = since;
  const isNext = explained !== undefined || since - closedAt < goOnWithin;
  const meaning = (await allMeanings())[word.hash.slice(1)];
  if (!meaning || !tip.showPopover) throw new Error(`Nothing can be said of ${word.hash} here.`);
  if (kind === "pointerover") {
    const rested = performance.now() - since;
    await new Promise((resolve) => setTimeout(resolve, isNext ? 0 : restDelay - rested));
    if (latest !== since || !word.matches(":hover")) return;
  }
  if (kind === "focusin" && (latest !== since || !word.matches(":focus-visible"))) return;
  show(word, meaning);
}

async function allMeanings() {
  meanings ??= fetch("/glossary.json").then((answer) => answer.json());
  // Asked for again when it did not arrive.
  meanings.catch(() => (meanings = undefined));
  return meanings;
}

function show(word: HTMLElement, meaning: string) {
  if (word === explained) return;
  hide();
  explained = word;
  word.setAttribute("aria-describedby", tip.id);
  tip.textContent = meaning;
  tip.showPopover();
  place(word.getBoundingClientRect(), tip.getBoundingClientRect());
}

/** Under the word, or over it where there is no room below or a control would be covered; never on it. */
function place(word: DOMRect, { width, height }: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(edge, Math.min(word.left, clientWidth - width - edge));
  const below = new DOMRect(left, word.bottom + gap, width, height);
  const controls = [...document.querySelectorAll("main :is(a[class], button, summary, input, select, textarea)")];
  const isFree =
    below.bottom <= clientHeight && !controls.some((control) => overlap(control.getBoundingClientRect(), below));
  const top = isFree || word.top < height + gap ? below.top : word.top - gap - height;
  tip.style.top = `${top + scrollY}px`;
  tip.style.left = `${left}px`;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function hide() {
  if (!explained) return;
  explained.removeAttribute("aria-describedby");
  explained = undefined;
  closedAt = performance.now();
  tip.hidePopover();
  tip.textContent = "";
}

/** It stays as long as the pointer is on the word or on it, or the keyboard on the word. */
function hideWhenLeft() {
  if (!explained?.matches(":hover, :focus-visible") && !tip.matches(":hover")) hide();
}

addEventListener("pointerout", ({ pointerType }) => {
  // A finger is lifted after each tap.
  if (explained && pointerType !== "touch") setTimeout(hideWhenLeft, onTheWay);
});
addEventListener("focusout", ({ target }) => {
  // A finger that touches the explanation takes the focus from the word.
  if (target === explained && !explained?.matches(":hover") && !tip.matches(":hover")) hide();
});
addEventListener("pointerdown", ({ target }) => {
  if (target instanceof Node && !explained?.contains(target) && !tip.contains(target)) hide();
});
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  // Also cancels an explanation that is still being loaded.
  latest = NaN;
  hide();
});
addEventListener("pagehide", hide);
