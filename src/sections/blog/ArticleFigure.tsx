import type { Article } from "#schemas/article.ts";
import { Figure } from "#ui/Figure.tsx";
import { Legend } from "#ui/Legend.tsx";
import { ResponsePlot } from "#ui/ResponsePlot.tsx";

type Props = { drawing: NonNullable<Article["figure"]>["drawing"] };

const figures = {
  "nerve-response": {
    plot: <ResponsePlot />,
    letters: [
      {
        mark: "A",
        name: "Latency",
        text: "The pause between the pulse and the answer. A long one means that the signal was slowed on its way.",
      },
      {
        mark: "B",
        name: "Amplitude",
        text: "The height of the wave. A low one suggests that fewer nerve fibers are getting through.",
      },
      {
        mark: "C",
        name: "Duration",
        text: "The width of the wave. When it spreads out, some fibers answer later than others.",
      },
    ],
  },
} as const;

/** A drawing that an article asks for by name, with what its letters mean. */
export function ArticleFigure({ drawing }: Props) {
  const { plot, letters } = figures[drawing];
  return (
    <>
      <Figure caption="An illustration, not a patient’s recording.">{plot}</Figure>
      <Legend items={letters} />
    </>
  );
}
