/** Hover delay before the tooltip appears, in milliseconds. */
const restDelay = 700;
/** Within this many milliseconds after a tooltip, the next one appears without delay. */
const goOnWithin = 300;
/** How long a pointer may take from a word to its tooltip, in milliseconds. */
const onTheWay = 200;
/** The gap between a word and its tooltip, and between that and the edge of the window, in pixels. */
const gap = 8;
const edge = 16;

const tip = document.getElementById("explained") as HTMLElement;
let explained: HTMLElement | undefined;
let closedAt = -Infinity;
let latest = 0;
let meanings: Promise<Readonly<Record<string, string>>> | undefined;
/** The first tap opens the tooltip instead of following the link, the next tap follows it. */
let tapExplains = false;

for (const kind of ["pointerdown", "pointerover", "focusin", "click"])
  addEventListener(kind, (event) => {
    const word = (event.target as Element).closest?.<HTMLAnchorElement>("[data-term]");
    const isFinger = (event as PointerEvent).pointerType === "touch";
    const isClick = kind === "click";
    // A touch start is not a tap yet: it may begin a scroll.
    if (kind === "pointerdown") tapExplains = isFinger && !!word && !word.hasAttribute("aria-describedby");
    else if (word && (isClick ? tapExplains : !isFinger)) {
      if (isClick) {
        event.preventDefault();
        tapExplains = false;
      }
      explain(word, kind, event.timeStamp).catch(() => {
        if (isClick) location.href = word.href;
      });
    }
  });

/**
 * Shows the tooltip of a glossary word: after a delay on hover, at once on keyboard focus and tap. Rejects when there
 * is nothing to show, so that a tap can follow the link instead.
 * @param since when it was requested, in milliseconds since the page was opened
 */
async function explain(word: HTMLAnchorElement, kind: string, since: number): Promise<void> {
  latest = since;
  const isNext = explained !== undefined || since - closedAt < goOnWithin;
  const meaning = (await allMeanings())[word.hash.slice(1)];
  if (!meaning || !tip.showPopover) throw new Error(`${word.hash} has no tooltip here.`);
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
  // Retried next time if loading failed.
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

/**
 * Below the word, or above it where there is no room below or a control would be covered; never over it, and in the head
 * of a page never over its title.
 */
function place(word: DOMRect, { width, height }: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(edge, Math.min(word.left, clientWidth - width - edge));
  const below = new DOMRect(left, word.bottom + gap, width, height);
  const controls = [...document.querySelectorAll("main :is(a[class], button, summary, input, select, textarea)")];
  const isFree =
    below.bottom <= clientHeight && !controls.some((control) => overlap(control.getBoundingClientRect(), below));
  const above = new DOMRect(left, word.top - gap - height, width, height);
  const title = document.querySelector("h1")?.getBoundingClientRect();
  const isBelow = isFree || above.top < 0 || (title && overlap(title, above));
  tip.style.top = `${(isBelow ? below : above).top + scrollY}px`;
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

/** The tooltip stays while the word or the tooltip is hovered, or the word has focus. */
function hideWhenLeft() {
  if (!explained?.matches(":hover, :focus-visible") && !tip.matches(":hover")) hide();
}

addEventListener("pointerout", ({ pointerType }) => {
  // Ignores touch: a finger leaves after each tap.
  if (explained && pointerType !== "touch") setTimeout(hideWhenLeft, onTheWay);
});
addEventListener("focusout", ({ target }) => {
  // Touching the tooltip blurs the word.
  if (target === explained && !explained?.matches(":hover") && !tip.matches(":hover")) hide();
});
addEventListener("pointerdown", ({ target }) => {
  if (target instanceof Node && !explained?.contains(target) && !tip.contains(target)) hide();
});
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  // Also cancels a tooltip that is still loading.
  latest = NaN;
  hide();
});
addEventListener("pagehide", hide);
