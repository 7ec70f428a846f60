import type { ReactNode } from "react";
import { sentences } from "#practice/sentences.ts";
import type { ToolFrameTexts } from "#tools/texts-schema.ts";
import type { Point } from "#content/guidance-schema.ts";
import { NarrowFold } from "#ui/layout/NarrowFold.tsx";
import { DescriptionList } from "#ui/lists/DescriptionList.tsx";
import { Text } from "#ui/text/Text.tsx";
import type { ClaimData } from "./claim-texts.ts";
import { LetterSheet } from "./LetterSheet.tsx";
import { LimitTable } from "./LimitTable.tsx";
import { Addressees } from "./Addressees.tsx";
import type { ClaimTexts } from "./texts-schema.ts";
import { blankId } from "./use-claim.ts";
import styles from "./Papers.module.css";

type Props = {
  data: ClaimData;
  texts: Pick<ClaimTexts, "paper" | "page">;
  frame: Pick<ToolFrameTexts, "switchedOff">;
  /** What is said of written notice besides; only in English. */
  about?: { title: string; points: readonly Pick<Point, "id" | "title" | "text">[] };
};

/**
 * What the tool knows, to read and to print: all limits, whom to write to, and a blank letter. Folded; without
 * JavaScript it stands open, in place of the tool.
 */
export function Papers({ data, texts: { paper, page }, frame, about }: Props) {
  return (
    <div className={styles.papers}>
      <noscript>
        <Text>
          <strong>{sentences(frame.switchedOff, page.without)}</strong>
        </Text>
      </noscript>
      <Fold id="limits" title={paper.table}>
        <NarrowFold label={<h3>{paper.counting}</h3>} heading={paper.counting}>
          <DescriptionList columns={4} items={data.counting} />
        </NarrowFold>
        <LimitTable data={data} texts={paper} />
      </Fold>
      <Fold id="whom" title={paper.whom}>
        <Addressees data={data} texts={paper} />
      </Fold>
      <Fold id={blankId} title={paper.letter} isPrinted>
        <LetterSheet data={data} />
      </Fold>
      {about && (
        <Fold id="about-notice" title={about.title}>
          <DescriptionList columns={4} items={about.points} />
        </Fold>
      )}
    </div>
  );
}

type FoldProps = {
  id: string;
  title: string;
  /** While it is open, it is all that is printed. */
  isPrinted?: boolean;
  children: ReactNode;
};

function Fold({ id, title, isPrinted, children }: FoldProps) {
  return (
    <details id={id} data-print-open={isPrinted ? "" : undefined}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div>{children}</div>
    </details>
  );
}
