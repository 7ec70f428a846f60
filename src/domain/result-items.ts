import type { Result } from "#schemas/who-pays.ts";
import type { CarriedAnswers } from "./carried-answers.ts";
import { readablePhone, telHref } from "./phone.ts";
import { sourceWords } from "./source-words.ts";

/**
 * What is said of whom the finder leads to, as a list with the same points under each. None says whether it will pay:
 * that is the insurer's decision.
 * @param vehicle what is known of the vehicle's insurer: what concerns another case is left out
 */
export function resultItems(results: readonly Result[], vehicle?: CarriedAnswers["vehicle"]) {
  return results.map((result) => ({
    id: result.id,
    title: result.title,
    text: result.why,
    pairs: [
      { term: "Its conditions", value: result.conditions },
      { term: "Where to look", value: result.find },
      { term: "By when", value: timeWords(result, vehicle) },
      { term: "What to do", value: result.act },
      ...(result.more ?? []).map(({ term, text }) => ({ term, value: text })),
      ...(result.phone
        ? [{ term: "Whom to call", value: readablePhone(result.phone), href: telHref(result.phone) }]
        : []),
      { term: "Source", value: sourceWords(result) },
    ].flatMap(({ value, ...pair }) => (value ? [{ ...pair, value }] : [])),
  }));
}

function timeWords({ vehicle: cases }: Result, vehicle: CarriedAnswers["vehicle"]): string | undefined {
  if (!cases) return undefined;
  return vehicle === "unknown" || vehicle === "uninsured" ? cases[vehicle] : Object.values(cases).join(" ");
}
