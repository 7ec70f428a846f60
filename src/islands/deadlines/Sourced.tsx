import { sentences, sourceForm, sourceText } from "#domain/deadline-text.ts";
import { filledIn } from "#domain/filled-in.ts";
import type { ToolRule } from "#domain/no-fault-deadlines.ts";
import type { DeadlineWords } from "#schemas/deadline-texts.ts";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Props = { text: string; rule: Pick<ToolRule, "source" | "certainty" | "ask">; texts: DeadlineWords };

/** What is said of a rule, and where it is written: that is in English in every language. */
export function Sourced({ text, rule, texts }: Props) {
  const { likely, end } = texts.limit;
  const source = <NoBreakText>{likely ? rule.source : sourceText(rule, texts)}</NoBreakText>;
  return (
    <Filled
      text={sentences(text, filledIn(end, { text: sourceForm(rule, texts) }))}
      values={{ source: likely ? <span lang="en">{source}</span> : source, ask: rule.ask }}
    />
  );
}
