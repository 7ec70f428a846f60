import type { ArticleFigure as Drawn } from "#schemas/article.ts";
import type { Point } from "#schemas/guidance.ts";
import type { Letter } from "#schemas/listed.ts";
import { Figure } from "#ui/graphics/Figure.tsx";
import { LetterList } from "./LetterList.tsx";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { DayLine } from "./DayLine.tsx";
import { NerveResponse } from "./NerveResponse.tsx";
import { TestTiming } from "./TestTiming.tsx";

type Props = Drawn & {
  letters: readonly Letter[];
  /** What the marks of a nerve’s answer mean. */
  nerveResponse: readonly Point[];
};

/** A drawing that an article asks for by name. */
export function ArticleFigure({ drawing, marks = [], letters, nerveResponse }: Props) {
  switch (drawing) {
    case "nerve-response":
      return <NerveResponse points={nerveResponse} />;
    case "test-timing":
      return <TestTiming marks={marks} />;
    case "first-days":
      return (
        <Figure caption="Days after the crash. The bracket is the time for written notice.">
          <DayLine marks={marks} />
        </Figure>
      );
    case "application-form":
      return <ApplicationForm />;
    case "letters":
      return <LetterList letters={letters} headings="h3" />;
  }
}
