import { Figure } from "./Figure.tsx";
import { EdgeTrace } from "./EdgeTrace.tsx";
import { Icon } from "./Icon.tsx";
import { IntervalBar } from "./IntervalBar.tsx";
import { Line, Plot, Measure, Ring } from "./Plot.tsx";
import { SampleForm } from "./SampleForm.tsx";
import { Spot } from "./Spot.tsx";
import { StepConnector } from "./StepConnector.tsx";
import { StudyPlot } from "./StudyPlot.tsx";
import { traces, type TraceName } from "./traces.ts";

/** The gallery's examples for this folder: by component, the name of each example and its element. */
export const examples = {
  EdgeTrace: {
    ...Object.fromEntries(
      (Object.keys(traces) as TraceName[]).map((trace) => [
        `behind the head of a page: ${trace}`,
        <EdgeTrace trace={trace} />,
      ]),
    ),
  },
  Figure: {
    "with a drawing": (
      <Figure caption="An illustration.">
        <Plot viewBox="0 0 200 80" title="Illustration of a nerve response.">
          <Line d="M0 60H80c20 0 20-40 40-40s20 40 40 40h40" />
        </Plot>
      </Figure>
    ),
  },
  Icon: {
    all: (
      <p>
        <Icon name="phone" />
        <Icon name="arrow" />
        <Icon name="external" />
        <Icon name="menu" />
        <Icon name="alert" />
        <Icon name="close" />
        <Icon name="calendar" />
        <Icon name="pin" />
      </p>
    ),
  },
  IntervalBar: {
    "a part": <IntervalBar span={{ from: 20, to: 60 }} />,
    "from the start": <IntervalBar span={{ from: 0, to: 20 }} />,
    empty: <IntervalBar />,
  },
  Plot: {
    "its parts": (
      <Plot
        viewBox="0 0 200 80"
        title="Illustration of the parts of a plot: a line, a measure, a dashed measure, and a ring."
      >
        <Measure d="M20 10V70" />
        <Measure d="M180 10V70" dashed />
        <Line d="M0 60H80c20 0 20-40 40-40s20 40 40 40h40" />
        <Ring x={120} y={20} />
      </Plot>
    ),
  },
  SampleForm: {
    "a marked form": (
      <SampleForm
        title="Name of the form"
        code="AB-1"
        rows={[
          { fields: ["Name", "Number"] },
          { fields: ["A reason", "Another reason"], variant: "boxes" },
          { fields: ["Received"], variant: "hand" },
          { fields: ["Back of the form"], variant: "back" },
        ]}
        caption="Sample, not a real form."
      />
    ),
    "questions with boxes, without a back": (
      <SampleForm
        title="Name of the form"
        code="Part of AB-2"
        rows={[{ question: "A question?", fields: ["Yes", "No"], variant: "choice" }]}
        caption="Sample, not a real form."
      />
    ),
  },
  // The style sheet of a page positions the connector.
  Spot: {
    "beside a title": <Spot name="exam-eyes" size="title" />,
    "in a row": <Spot name="exam-reflex" />,
    "at the head of a page": <Spot name="neck" size="head" />,
    "as wide as its place": <Spot name="facade-brooklyn" size="fill" />,
  },
  StepConnector: {
    "one step, beside an empty line": (
      <figure>
        <br />
        <StepConnector path="M0 60H40l10-30 10 60 10-30H100" />
      </figure>
    ),
  },
  StudyPlot: {
    "three recordings": <StudyPlot />,
  },
};
