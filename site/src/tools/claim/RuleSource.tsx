import { sourceForm, sourceText } from "#content/source-and-review.ts";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";
import type { ClaimData } from "./claim-texts.ts";
import { ended } from "./day-words.ts";

type Props = Pick<ClaimData["limits"][number], "source" | "certainty"> & {
  ask?: string | undefined;
  data: ClaimData;
  /** It needs a period. */
  isSentence?: boolean;
};

/** Where a rule is written, in English in every language, and whom to ask if it is not certain. */
export function RuleSource({ source, certainty, ask, data, isSentence = false }: Props) {
  const { labels, language } = data;
  const whole = sourceText({ source, certainty, ask }, labels.limit);
  const name = <NoBreakText>{source}</NoBreakText>;
  return (
    <Filled
      text={sourceForm({ certainty, ask }, labels.limit) + (isSentence ? ended(whole, data).slice(whole.length) : "")}
      values={{
        source: language === "en" ? name : <span lang="en">{name}</span>,
        ask: ask && <NoBreakText>{ask}</NoBreakText>,
      }}
    />
  );
}
