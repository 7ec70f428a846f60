import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Attrs, MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "prosemirror-tables";
import type { Tool } from "./Toolbar.tsx";
import { schema } from "./rich-text-schema.ts";

/** A change of the text by a button or a key; `isOn` where pressing it again takes it back. */
export type RichTextAction = Omit<Tool, "press" | "isOn" | "isOff"> & {
  run: Command;
  isOn?: (state: EditorState) => boolean;
};

const { nodes, marks } = schema;

/** What a selected text can be made. */
export const textActions: readonly RichTextAction[] = [
  block("Heading", nodes.heading, { level: 2 }, "Mod-Alt-1"),
  block("Smaller heading", nodes.heading, { level: 3 }, "Mod-Alt-2"),
  mark("Bold", marks.strong, "Mod-b"),
  mark("Italic", marks.em, "Mod-i"),
  listOf("Bulleted list", nodes.bullet_list, "Mod-Shift-8"),
  listOf("Numbered list", nodes.ordered_list, "Mod-Shift-7"),
  {
    label: "Margin note",
    isOn: isInNote,
    run: (...all) => (isInNote(all[0]) ? lift : fromHeading(wrapIn(nodes.aside)))(...all),
  },
  { label: "Table", run: insertTable },
];

/** What can be done with the table around the cursor. The first row is its heading, and stays. */
export const tableActions: readonly RichTextAction[] = [
  { label: "Add a row", run: addRowAfter },
  { label: "Add a column", run: addColumnAfter },
  { label: "Remove the row", run: (state, dispatch) => !isInFirstRow(state) && deleteRow(state, dispatch) },
  { label: "Remove the column", run: deleteColumn },
  { label: "Remove the table", run: deleteTable },
];

/** The address of the link at the cursor or in the selection. */
export function linkAt({ doc, selection }: EditorState): string | undefined {
  const { $from, from, to, empty } = selection;
  const found = [marks.link.isInSet($from.marks())];
  if (!empty) doc.nodesBetween(from, to, (node) => void found.push(marks.link.isInSet(node.marks)));
  const link = found.find((one) => one !== undefined);
  return link && String(link.attrs["href"]);
}

/** Links the selection, or the link around the cursor, to an address; without either, inserts a linked text. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const link = marks.link.create({ href });
    const { from, to } = linked(state);
    const tr =
      from < to
        ? state.tr.removeMark(from, to, marks.link).addMark(from, to, link)
        : state.tr.replaceSelectionWith(schema.text(text, [...(state.storedMarks ?? []), link]), false);
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

/** Removes the link, and keeps its text. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linked(state);
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

/** Inserts a fact as one unit. */
export function insertFact(name: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.fact.create({ name }), true).scrollIntoView());
    return true;
  };
}

/** The selection; without one, the whole link around the cursor. */
function linked({ selection: { from, to, empty, $from } }: EditorState): { from: number; to: number } {
  const link = marks.link.isInSet($from.marks());
  if (!empty || !link) return { from, to };
  const { parent } = $from;
  let [first, last] = [$from.index(), $from.index()];
  if ($from.textOffset === 0 && !(parent.maybeChild(first) && link.isInSet(parent.child(first).marks))) first = --last;
  while (first > 0 && link.isInSet(parent.child(first - 1).marks)) first--;
  while (last + 1 < parent.childCount && link.isInSet(parent.child(last + 1).marks)) last++;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) };
}

function mark(label: string, type: MarkType, keys: string): RichTextAction {
  const isOn = ({ doc, selection, storedMarks }: EditorState) =>
    selection.empty
      ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
      : doc.rangeHasMark(selection.from, selection.to, type);
  return { label, keys, isOn, run: toggleMark(type) };
}

function block(label: string, type: NodeType, attrs: Attrs, keys: string): RichTextAction {
  const isOn = ({ selection: { $from } }: EditorState) => $from.parent.hasMarkup(type, attrs);
  const run: Command = (...all) =>
    (isOn(all[0]) ? setBlockType(nodes.paragraph) : fromList(setBlockType(type, attrs)))(...all);
  return { label, keys, isOn, run };
}

function listOf(label: string, type: NodeType, keys: string): RichTextAction {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.depth > 1 && $from.node(-2).type === type && $from.node(-1).type === nodes.list_item;
  const other: Command = (state, dispatch) => {
    const { $from } = state.selection;
    if ($from.depth < 2 || $from.node(-1).type !== nodes.list_item) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(-2), type));
    return true;
  };
  const run: Command = (state, dispatch, view) =>
    (isOn(state) ? liftListItem(nodes.list_item) : chainCommands(other, fromHeading(wrapInList(type))))(
      state,
      dispatch,
      view,
    );
  return { label, keys, isOn, run };
}

function isInNote({ selection: { $from } }: EditorState): boolean {
  return $from.depth > 0 && $from.node(1).type === nodes.aside;
}

/** Does something that a list item, or a heading, has to become a paragraph for. */
const fromHeading = (command: Command) => chainCommands(command, after(setBlockType(nodes.paragraph), command));
const fromList = (command: Command) => chainCommands(command, after(liftListItem(nodes.list_item), command));

function after(first: Command, next: Command): Command {
  return (state, dispatch, view) => {
    let between = state;
    if (!first(state, (tr) => (between = state.apply(tr))) || !next(between)) return false;
    if (dispatch) first(state, dispatch);
    return next(dispatch && view ? view.state : between, dispatch);
  };
}

/** Whether the cursor is in the first row of its table. */
function isInFirstRow({ selection: { $from } }: EditorState): boolean {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === nodes.table) return $from.index(depth) === 0;
  return false;
}

/** A table after the block with the cursor, or in place of an empty one. */
function insertTable(state: EditorState, dispatch?: (tr: EditorState["tr"]) => void): boolean {
  const { $from } = state.selection;
  if ($from.depth !== 1) return false;
  const row = (type: NodeType) => nodes.table_row.create(null, [type.create(), type.create()]);
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell), row(nodes.table_cell)]);
  const isEmpty = $from.parent.content.size === 0;
  const at = isEmpty ? $from.before() : $from.after();
  const tr = state.tr.replaceWith(at, $from.after(), table);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
}
