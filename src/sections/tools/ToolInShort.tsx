import { marginOf } from "#domain/points.ts";
import type { Point } from "#schemas/guidance.ts";
import { InShort } from "#sections/InShort.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";

type Props = { points: readonly Point[] };

/** What matters most before a tool is used, with facts in the margin. */
export function ToolInShort({ points }: Props) {
  return (
    <InShort points={points.map(({ text }) => text)}>
      <DescriptionList variant="facts" items={marginOf(points)} />
    </InShort>
  );
}
