import { localVoice } from "./local-voice.ts";

/**
 * Reads the main part of the page aloud, sentence by sentence, with a voice of the device, and marks the sentence. The
 * button, Escape and leaving the page stop it. `Listen.astro` loads it when its button is first pressed.
 */
type Sentence = { text: string; range: Range };

/** Slower than usual. */
const rate = 0.9;
/** Controls, and what is not text. */
const skipped = "nav, form, button, svg, script, style, noscript, [data-screen-only], [aria-hidden='true']";

const button = document.querySelector<HTMLElement>("[data-listen]");
const label = button?.querySelector("span");
/** What is being said; kept, since Chromium may forget to report the end of an utterance that nothing holds. */
let said: SpeechSynthesisUtterance | undefined;

function read() {
  const sentences = sentencesOf(document.querySelector("main") ?? document.body);
  const sayNext = () => {
    const next = sentences.shift();
    const voice = localVoice();
    if (!next || !voice) return stop();
    const utterance = new SpeechSynthesisUtterance(next.text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    // Stopping ends an utterance, too.
    utterance.onend = () => said === utterance && sayNext();
    utterance.onerror = () => said === utterance && stop();
    said = utterance;
    mark(next.range);
    speechSynthesis.speak(utterance);
  };
  show("Stop");
  sayNext();
}

function stop() {
  said = undefined;
  show("Listen");
  mark();
  speechSynthesis.cancel();
}

/** What the button does now. */
function show(action: "Listen" | "Stop") {
  label?.replaceChildren(action);
  button?.toggleAttribute("data-reading", action === "Stop");
}

/** Marks the sentence, in browsers that can. */
function mark(range?: Range) {
  if (!("highlights" in CSS)) return;
  CSS.highlights.clear();
  if (range) CSS.highlights.set("sentence", new Highlight(range));
}

/** How it is marked: here, since pages are paid for by all who never listen. */
function styleMark() {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    ::highlight(sentence) { background-color: Mark; color: MarkText; }
    @media (forced-colors: none) {
      @supports (color: light-dark(red, red)) {
        ::highlight(sentence) { background-color: var(--color-rule); color: var(--color-ink); }
      }
    }
  `);
  document.adoptedStyleSheets.push(style);
}

/** The sentences that are shown, in order, each with its place. */
function sentencesOf(root: Element): Sentence[] {
  const blocks = new Map<Element, Text[]>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || parent.closest(skipped) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const block = blockOf(parent);
    blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  return [...blocks.values()].flatMap(sentencesIn);
}

/** The element whose lines a text is on. */
function blockOf(element: Element): Element {
  const isInline = /^(inline|contents|ruby)/.test(getComputedStyle(element).display);
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}

function sentencesIn(texts: Text[]): Sentence[] {
  const whole = texts.map(({ data }) => data).join("");
  const parts =
    "Segmenter" in Intl
      ? new Intl.Segmenter(document.documentElement.lang, { granularity: "sentence" }).segment(whole)
      : [{ segment: whole, index: 0 }];
  return [...parts]
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
    .map(({ segment, index }) => {
      const range = new Range();
      range.setStart(...placeOf(texts, index));
      range.setEnd(...placeOf(texts, index + segment.trimEnd().length));
      return { text: segment.replace(/\s+/g, " ").trim(), range };
    });
}

/** The text, and the place in it, of a place in all texts of a block. */
function placeOf([text, ...others]: Text[], place: number): [Text, number] {
  if (!text) throw new Error("The place is behind the text.");
  return place <= text.length ? [text, place] : placeOf(others, place - text.length);
}

if (button) button.onclick = () => (said ? stop() : read());
addEventListener("keydown", ({ key }) => key === "Escape" && said && stop());
// The easy view has other sentences.
for (const leave of ["pagehide", "hashchange"]) addEventListener(leave, () => said && stop());
styleMark();
read();
