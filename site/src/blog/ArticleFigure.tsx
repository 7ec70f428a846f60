import { pointNamed } from "#content/points.ts";
import type { ArticleFigure as Drawn } from "./article-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import { Figure } from "#ui/graphics/Figure.tsx";
import { SampleForm } from "#ui/graphics/SampleForm.tsx";
import { DayLine } from "./DayLine.tsx";
import { NerveResponse } from "./NerveResponse.tsx";
import { TestTiming } from "./TestTiming.tsx";

type Props = Drawn & {
  /** What the marks on a nerve response mean. */
  nerveResponse: readonly Point[];
  /** The stages in which a needle test shows more and less. */
  testTiming: readonly Point[];
  captions: readonly Point[];
};

/** The drawing that an article names in its front matter. */
export function ArticleFigure({ drawing, marks = [], nerveResponse, testTiming, captions }: Props) {
  switch (drawing) {
    case "nerve-response":
      return <NerveResponse points={nerveResponse} caption={pointNamed(captions, drawing).text} />;
    case "test-timing":
      return <TestTiming marks={marks} points={testTiming} caption={pointNamed(captions, drawing).text} />;
    case "first-days":
      return (
        <Figure caption={pointNamed(captions, drawing).text}>
          <DayLine marks={marks} />
        </Figure>
      );
    case "application-form":
      return <ApplicationForm marks={marks} caption={pointNamed(captions, drawing)} />;
  }
}

/** The questions of the NF-2 that help decide which insurer pays; a list beside it explains its numbers. */
function ApplicationForm({ marks, caption: { title, text } }: { marks: readonly string[]; caption: Point }) {
  return <SampleForm title={title} code="Part of form NF-2" rows={marks.map(questionOf)} caption={text} />;
}

/** A question of a form with its boxes, from “Do you drive? Yes, No”. */
function questionOf(mark: string) {
  const [, question = mark, boxes = ""] = /^(.+?[?:]) (.+)$/.exec(mark) ?? [];
  return { question, fields: boxes.split(", "), variant: "choice" as const };
}
