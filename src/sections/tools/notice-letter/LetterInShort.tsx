import { marginOf } from "#domain/points.ts";
import type { Point } from "#schemas/guidance.ts";
import { InShort } from "#sections/InShort.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";

/** What the first notice is, for readers who write it by hand as well. */
export function LetterInShort({ points }: { points: readonly Point[] }) {
  return (
    <InShort points={points.map(({ text }) => text)}>
      <DescriptionList variant="facts" items={marginOf(points)} />
    </InShort>
  );
}
