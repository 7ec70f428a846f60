import { expect, test } from "vitest";
import { insertion, link, type MarkdownAction, markdownActions, nextItem, type Selected } from "./markdown-actions.ts";

/** A text with its selection between two broken bars. */
function selected(marked: string): Selected {
  const [before = "", inside = "", after = ""] = marked.split("¦");
  return { text: before + inside + after, start: before.length, end: before.length + inside.length };
}

function done(action: MarkdownAction, marked: string): string {
  const from = selected(marked);
  const { from: start, to, text, start: first, end: last } = markdownActions[action].edit(from);
  const next = from.text.slice(0, start) + text + from.text.slice(to);
  return `${next.slice(0, first)}¦${next.slice(first, last)}¦${next.slice(last)}`;
}

test.each<[MarkdownAction, string, string]>([
  ["heading", "One\nTw¦¦o\nThree", "One\n## Two¦¦\nThree"],
  ["heading", "## Tw¦¦o", "Two¦¦"],
  ["heading", "- Tw¦¦o", "## Two¦¦"],
  ["subheading", "## Tw¦¦o", "### Two¦¦"],
  ["bold", "a ¦word¦ here", "a **¦word¦** here"],
  ["bold", "a **¦word¦** here", "a ¦word¦ here"],
  ["bold", "a ¦¦", "a **¦bold text¦**"],
  ["list", "¦One\n\nTwo\nThree¦", "¦- One\n\n- Two\n- Three¦"],
  ["list", "¦- One\n- Two¦", "¦One\nTwo¦"],
  ["steps", "¦- One\n- Two¦", "¦1. One\n2. Two¦"],
  ["steps", "¦1. One\n2. Two¦", "¦One\nTwo¦"],
  ["note", "One¦¦ two", "One\n\n<aside>\n\n¦**A few words.** At most 35 words in all.¦\n\n</aside>\n\n two"],
  ["table", "One\n\n¦¦", "One\n\n| ¦First column¦ | Second column |\n| --- | --- |\n| Text | Text |\n| Text | Text |"],
])("%s: %o becomes %o", (action, before, after) => {
  expect(done(action, before)).toBe(after);
});

test("a link has the selected text, or else the name of its page", () => {
  const [own, named] = [link(selected("see ¦our page¦."), "/contact", "Contact"), link(selected("¦¦"), "/faq", "FAQ")];
  expect(own).toEqual({ from: 4, to: 12, text: "[our page](/contact)", start: 5, end: 13 });
  expect(named).toEqual({ from: 0, to: 0, text: "[FAQ](/faq)", start: 1, end: 4 });
});

test("a fact is inserted at the cursor", () => {
  expect(insertion(selected("It takes ¦¦."), "{firstVisit}")).toMatchObject({
    from: 9,
    to: 9,
    text: "{firstVisit}",
    start: 21,
  });
});

test.each([
  ["- One¦¦", "- One\n- ¦"],
  ["* One¦¦ two\nEnd", "* One\n* ¦ two\nEnd"],
  ["9. One¦¦", "9. One\n10. ¦"],
  ["  - In¦¦", "  - In\n  - ¦"],
  ["- One\n- ¦¦\nEnd", "- One\n¦\nEnd"],
  ["1. One\n2. ¦¦", "1. One\n¦"],
  ["No list¦¦", undefined],
  ["Yes - or no¦¦", undefined],
  ["- ¦One¦", undefined],
  ["¦¦- One", undefined],
])("Enter in %j", (marked, wanted) => {
  const from = selected(marked);
  const edit = nextItem(from);
  const next = edit && from.text.slice(0, edit.from) + edit.text + from.text.slice(edit.to);
  expect(next && edit && `${next.slice(0, edit.start)}¦${next.slice(edit.start)}`).toBe(wanted);
});
