import type { Point } from "#schemas/guidance.ts";
import { Figure } from "#ui/graphics/Figure.tsx";
import { Legend } from "./Legend.tsx";
import { ResponsePlot } from "./ResponsePlot.tsx";

/** The marks of the drawing, in the order of the points. */
const marks = ["A", "B", "C"] as const;

/** The curve that a nerve test draws, with what its letters mean. */
export function NerveResponse({ points }: { points: readonly Point[] }) {
  return (
    <>
      <Figure caption="An illustration, not a patient’s recording.">
        <ResponsePlot />
      </Figure>
      <Legend
        items={marks.flatMap((mark, index) =>
          points.slice(index, index + 1).map(({ title, text }) => ({ mark, name: title, text })),
        )}
      />
    </>
  );
}
