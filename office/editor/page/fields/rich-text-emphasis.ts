import { Fragment, type MarkType, type Node } from "prosemirror-model";
import { schema } from "./rich-text-schema.ts";

const { em, strong } = schema.marks;

/** Ever simpler emphasis of a block, for what Markdown cannot write: first without it at punctuation, then without it. */
export const simplerEmphasis: readonly ((block: Node) => Node)[] = [
  (block) => without(block, [em, strong], isAtPunctuation),
  (block) => without(block, [em]),
  (block) => without(block, [em, strong]),
];

/** Removes marks from the characters of a block. */
function without(block: Node, types: readonly MarkType[], from: typeof isAtPunctuation = () => true): Node {
  if (!block.isTextblock) return block.copy(Fragment.from(block.children.map((node) => without(node, types, from))));
  let characters = block.children.flatMap((node) =>
    node.isText ? [...(node.text ?? "")].map((one) => schema.text(one, node.marks)) : [node],
  );
  for (const type of types)
    characters = characters.map((one, at) =>
      type.isInSet(one.marks) && from(characters, at, type) ? one.mark(type.removeFromSet(one.marks)) : one,
    );
  return block.copy(Fragment.fromArray(characters));
}

/** Whether a character and those up to the end of the emphasis are punctuation or space. */
function isAtPunctuation(characters: readonly Node[], at: number, type: MarkType): boolean {
  const isPlain = (step: 1 | -1) => {
    for (let index = at; ; index += step) {
      const one = characters[index];
      if (!one || !type.isInSet(one.marks)) return true;
      if (/[\p{L}\p{N}]/u.test(one.text ?? "")) return false;
    }
  };
  return isPlain(1) || isPlain(-1);
}
