import { sentences } from "./deadline-text.ts";
import { filledIn } from "#content/filled-in.ts";
import type { ToolRule } from "./no-fault-deadlines.ts";
import { sourceForm } from "#content/source-and-review.ts";
import type { DeadlineLabels } from "./texts-schema.ts";
import { Filled } from "#ui/text/Filled.tsx";
import { NoBreakText } from "#ui/text/NoBreakText.tsx";

type Props = { text: string; rule: Pick<ToolRule, "source" | "certainty" | "ask">; texts: DeadlineLabels };

/** A text about a rule, and its source, which is in English in every language. */
export function Sourced({ text, rule, texts }: Props) {
  const { limit, language } = texts;
  const source = <NoBreakText>{rule.source}</NoBreakText>;
  return (
    <Filled
      text={sentences(text, filledIn(limit.end, { text: sourceForm(rule, limit) }))}
      values={{ source: language === "en" ? source : <span lang="en">{source}</span>, ask: rule.ask }}
    />
  );
}
