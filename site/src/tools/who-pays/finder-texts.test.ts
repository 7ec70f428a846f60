import { expect, test } from "vitest";
import { shownTool, whoPays } from "../../../tests/support/content.ts";
import { translatedFinder } from "./finder-texts.ts";

const english = { questions: whoPays.questions, results: whoPays.results };

/** The logic: everything except displayed text. */
const decides = (rules: typeof english) =>
  JSON.parse(
    JSON.stringify(rules, (key, value: unknown) =>
      ["text", "hint", "label", "title", "why", "conditions", "find", "act", "ask", "term"].includes(key) ||
      (key === "vehicle" && typeof value === "object" && value !== null && "unknown" in value)
        ? "…"
        : value,
    ),
  ) as unknown;

const finders = shownTool("who-pays").map((tool) => translatedFinder(whoPays, tool));

test("in every language every answer has the same next question and the same payers as in English", () => {
  for (const { rules, texts } of finders)
    expect(decides({ questions: rules.questions, results: rules.results }), texts.language).toEqual(decides(english));
});

test("in every language all displayed text is translated", () => {
  const said = ({ questions, results }: typeof english) => [
    ...questions.flatMap(({ text, options }) => [text, ...options.map(({ label }) => label)]),
    ...results.flatMap(({ title, why, act }) => [title, why, act]),
  ];
  const original = said(english);
  // “No” is the same in Spanish.
  for (const { rules } of finders)
    expect(said(rules).filter((text, index) => text === original[index] && text !== "No")).toEqual([]);
});
