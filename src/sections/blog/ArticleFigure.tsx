import { pointNamed } from "#domain/points.ts";
import type { ArticleFigure as Drawn } from "#schemas/article.ts";
import type { Point } from "#schemas/guidance.ts";
import type { Letter } from "#schemas/letter.ts";
import { Figure } from "#ui/graphics/Figure.tsx";
import { SampleForm } from "#ui/graphics/SampleForm.tsx";
import { LetterList } from "./LetterList.tsx";
import { DayLine } from "./DayLine.tsx";
import { NerveResponse } from "./NerveResponse.tsx";
import { TestTiming } from "./TestTiming.tsx";

type Props = Drawn & {
  letters: readonly Letter[];
  /** What the marks on a nerve response mean. */
  nerveResponse: readonly Point[];
  captions: readonly Point[];
};

/** The drawing that an article names in its front matter. */
export function ArticleFigure({ drawing, marks = [], letters, nerveResponse, captions }: Props) {
  switch (drawing) {
    case "nerve-response":
      return <NerveResponse points={nerveResponse} caption={pointNamed(captions, drawing).text} />;
    case "test-timing":
      return <TestTiming marks={marks} caption={pointNamed(captions, drawing).text} />;
    case "first-days":
      return (
        <Figure caption={pointNamed(captions, drawing).text}>
          <DayLine marks={marks} />
        </Figure>
      );
    case "application-form":
      return <ApplicationForm />;
    case "letters":
      return <LetterList letters={letters} />;
  }
}

/** The three questions of the NF-2 that help decide which insurer pays; a list beside it explains its numbers. */
function ApplicationForm() {
  return (
    <SampleForm
      title="Application for Motor Vehicle No-Fault Benefits"
      code="Part of form NF-2"
      rows={[
        {
          question: "At the time of the crash, were you:",
          fields: ["Driver", "Passenger", "Pedestrian"],
          mark: 1,
          variant: "choice",
        },
        {
          question: "Do you, or a relative who lives with you, own a motor vehicle?",
          fields: ["Yes", "No"],
          mark: 2,
          variant: "choice",
        },
        {
          question: "Were you at work (in the course of employment)?",
          fields: ["Yes", "No"],
          mark: 3,
          variant: "choice",
        },
      ]}
      caption="Sample, not the real form. The numbers belong to the list above. The words on the form differ a little."
    />
  );
}
