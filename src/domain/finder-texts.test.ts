import { describe, expect, test } from "vitest";
import { shownTool, whoPays } from "../../tests/support/content.ts";
import { translatedFinder } from "./finder-texts.ts";

const english = { questions: whoPays.questions, results: whoPays.results };

/** All that decides: everything but what is read. */
const decides = (rules: typeof english) =>
  JSON.parse(
    JSON.stringify(rules, (key, value: unknown) =>
      ["text", "hint", "label", "title", "why", "conditions", "find", "act", "ask", "term"].includes(key) ||
      (key === "vehicle" && typeof value === "object" && value !== null && "unknown" in value)
        ? "…"
        : value,
    ),
  ) as unknown;

describe.each(shownTool("who-pays"))("in $texts.language", (tool) => {
  const { rules } = translatedFinder(whoPays, tool);

  test("every answer goes on to the same questions and leads to the same payers as in English", () => {
    expect(decides({ questions: rules.questions, results: rules.results })).toEqual(decides(english));
  });

  test("nothing that is read is left in English", () => {
    const shown = rules.questions.flatMap(({ text, options }) => [text, ...options.map(({ label }) => label)]);
    const original = english.questions.flatMap(({ text, options }) => [text, ...options.map(({ label }) => label)]);
    // “No” is alike in Spanish.
    expect(shown.filter((text, index) => text === original[index] && text !== "No")).toEqual([]);
    const why = (results: typeof rules.results) => results.flatMap(({ title, why, act }) => [title, why, act]);
    const words = why(english.results);
    expect(why(rules.results).filter((text, index) => text === words[index])).toEqual([]);
  });
});
