import { baseKeymap, chainCommands } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin, type Transaction } from "prosemirror-state";
import { goToNextCell, isInTable, tableEditing } from "prosemirror-tables";
import { canJoin } from "prosemirror-transform";
import { schema } from "./rich-text-schema.ts";
import { linkAt, textActions } from "./rich-text-actions.ts";

const { nodes } = schema;

/** The keys of a formatted text, and what it does by itself. Tab has no meaning in it: it leaves the field. */
export function richTextPlugins({
  facts,
  askLink,
}: {
  facts: ReadonlySet<string>;
  askLink: (href: string | undefined) => void;
}): Plugin[] {
  const enter = chainCommands(nextCell, splitListItem(nodes.list_item), baseKeymap["Enter"] as Command);
  return [
    history(),
    keymap({
      ...Object.fromEntries(textActions.flatMap(({ keys, run }) => (keys ? [[keys, run]] : []))),
      "Mod-k": (state) => {
        askLink(linkAt(state));
        return true;
      },
      "Mod-z": undo,
      "Shift-Mod-z": redo,
      "Mod-y": redo,
      "Mod-]": sinkListItem(nodes.list_item),
      "Mod-[": liftListItem(nodes.list_item),
      Enter: enter,
      "Shift-Enter": enter,
    }),
    keymap(baseKeymap),
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^\s*1\.\s$/, nodes.ordered_list),
        textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, { length } = ""]) => ({ level: length })),
        new InputRule(/\{(\w+)\}$/, ({ tr }, [, name = ""], start, end) =>
          facts.has(name) ? tr.replaceWith(start, end, nodes.fact.create({ name })) : null,
        ),
      ],
    }),
    tableEditing(),
    new Plugin({
      props: {
        transformPastedHTML: (html) => html.replace(/<br\b[^>]*>/gi, " "),
        // A cell has one line of text.
        handlePaste({ state, dispatch }, _, { content }) {
          if (!isInTable(state) || content.firstChild?.type === nodes.table) return false;
          dispatch(state.tr.insertText(content.textBetween(0, content.size, " ", "")));
          return true;
        },
      },
      appendTransaction: (changes, _, { tr }) => (changes.some(({ docChanged }) => docChanged) ? tidied(tr) : null),
    }),
  ];
}

const nextCell: Command = (state, dispatch) => isInTable(state) && (goToNextCell(1)(state, dispatch) || true);

/** Joins lists that Markdown cannot tell apart. After a table or a note at the end, there is a line to go on. */
function tidied(tr: Transaction): Transaction | null {
  const ends: number[] = [];
  tr.doc.descendants((node, at, parent, index) => {
    const next = parent?.maybeChild(index + 1);
    if (isList(node) && next?.type === node.type) ends.push(at + node.nodeSize);
  });
  for (const end of ends.reverse()) if (canJoin(tr.doc, end)) tr.join(end);
  const goesOn = endsOpen(tr.doc);
  if (!goesOn) tr.insert(tr.doc.content.size, nodes.paragraph.create());
  return tr.docChanged ? tr : null;
}

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list;

/** Whether one can go on writing after the last block. */
export const endsOpen = ({ lastChild }: Node) => lastChild?.type !== nodes.table && lastChild?.type !== nodes.aside;
