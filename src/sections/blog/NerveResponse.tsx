import { Figure } from "#ui/Figure.tsx";
import { Legend } from "#ui/Legend.tsx";
import { ResponsePlot } from "#ui/ResponsePlot.tsx";

const letters = [
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
] as const;

/** The curve that a nerve test draws, with what its letters mean. */
export function NerveResponse() {
  return (
    <>
      <Figure caption="An illustration, not a patient’s recording.">
        <ResponsePlot />
      </Figure>
      <Legend items={letters} />
    </>
  );
}
