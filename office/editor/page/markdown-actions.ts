/** The text of a field and its selection. */
export type Selected = { text: string; start: number; end: number };

/** A replacement of a range of the text, and the selection afterward. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

const starts = { heading: "## ", subheading: "### ", list: "- " } as const;

/** The actions of the toolbar: the Markdown elements of articles. */
export const markdownActions = {
  heading: { label: "Heading", edit: (selected: Selected) => toggleLines(selected, () => starts.heading) },
  subheading: {
    label: "Smaller heading",
    edit: (selected: Selected) => toggleLines(selected, () => starts.subheading),
  },
  bold: { label: "Bold", edit: bold },
  list: { label: "List", edit: (selected: Selected) => toggleLines(selected, () => starts.list) },
  steps: { label: "Numbered list", edit: (selected: Selected) => toggleLines(selected, (index) => `${index + 1}. `) },
  note: { label: "Margin note", edit: note },
  table: { label: "Table", edit: table },
} as const;

export type MarkdownAction = keyof typeof markdownActions;

/** Replaces the selection with a text. */
export function insertion({ start, end }: Selected, text: string): Edit {
  return { from: start, to: end, text, start: start + text.length, end: start + text.length };
}

/**
 * Enter in a list: starts the next item with the same marker, or with the next number; on an empty item, ends the list.
 * Undefined outside a list.
 */
export function nextItem({ text, start, end }: Selected): Edit | undefined {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const [, indent = "", mark = "", number, written = ""] =
    /^( *)((?:[-*]|(\d+)\.) +)(.*)/.exec(text.slice(from, start)) ?? [];
  if (mark === "" || start !== end) return undefined;
  const rest = text.slice(start).split("\n", 1)[0] ?? "";
  if (!written.trim() && !rest.trim()) return { from, to: start, text: "", start: from, end: from };
  return insertion(
    { text, start, end },
    `\n${indent}${number ? mark.replace(number, String(Number(number) + 1)) : mark}`,
  );
}

const lineStart = /^(#{1,6} |- |\d+\. )/;

/** Adds a marker to every line of the selection; if all have one, removes them. */
function toggleLines({ text, start, end }: Selected, markOf: (index: number) => string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", Math.max(end - 1, start));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const filled = lines.filter((line) => line.trim() || lines.length === 1);
  const isMarked = filled.every(
    (line, index) => line.startsWith(markOf(index)) && lineStart.exec(line)?.[0] === markOf(index),
  );
  let index = 0;
  const changed = lines
    .map((line) => {
      if (!line.trim() && lines.length > 1) return line;
      const bare = line.replace(lineStart, "");
      return isMarked ? bare : markOf(index++) + bare;
    })
    .join("\n");
  return {
    from,
    to,
    text: changed,
    start: lines.length > 1 ? from : from + changed.length,
    end: from + changed.length,
  };
}

function bold({ text, start, end }: Selected): Edit {
  const inner = text.slice(start, end);
  const isBold = text.slice(start - 2, start) === "**" && text.slice(end, end + 2) === "**";
  if (isBold) return { from: start - 2, to: end + 2, text: inner, start: start - 2, end: end - 2 };
  const written = inner || "bold text";
  return { from: start, to: end, text: `**${written}**`, start: start + 2, end: start + 2 + written.length };
}

/** Makes the selection a link; without one, inserts a label and selects it for typing. */
export function link({ text, start, end }: Selected, address: string, label: string): Edit {
  const shown = text.slice(start, end) || label;
  return { from: start, to: end, text: `[${shown}](${address})`, start: start + 1, end: start + 1 + shown.length };
}

function note(selected: Selected): Edit {
  const inner = selected.text.slice(selected.start, selected.end) || "**A few words.** At most 35 words in all.";
  return block(selected, `<aside>\n\n${inner}\n\n</aside>`, "<aside>\n\n".length, inner.length);
}

function table(selected: Selected): Edit {
  const head = "First column";
  return block(
    selected,
    `| ${head} | Second column |\n| --- | --- |\n| Text | Text |\n| Text | Text |`,
    2,
    head.length,
  );
}

/** Inserts a block with an empty line before and after it; selects a part of it. */
function block({ text, start, end }: Selected, written: string, at: number, length: number): Edit {
  const before = text.slice(0, start);
  const lead = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const after = text.slice(end);
  const trail = after === "" || after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  const from = start + lead.length + at;
  return { from: start, to: end, text: lead + written + trail, start: from, end: from + length };
}
