import { marginOf } from "#domain/points.ts";
import type { Point } from "#schemas/guidance.ts";
import { InShort } from "#sections/InShort.tsx";
import { MarginFacts } from "#ui/text/MarginFacts.tsx";

/** What the first notice is, for readers who write it by hand as well. */
export function LetterInShort({ points }: { points: readonly Point[] }) {
  return (
    <InShort points={points.map(({ text }) => text)}>
      <MarginFacts facts={marginOf(points)} />
    </InShort>
  );
}
