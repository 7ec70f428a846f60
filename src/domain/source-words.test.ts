import { expect, test } from "vitest";
import { sourceWords } from "./source-words.ts";

test.each([
  { certainty: "law", words: "11 NYCRR 65-3.9", because: "a citation of the law says itself what it is" },
  { certainty: "reference", words: "11 NYCRR 65-3.9", because: "so does a reference by name" },
  { certainty: "form", words: "Official form: 11 NYCRR 65-3.9", because: "a form is not the law" },
  { certainty: "agency", words: "Agency: 11 NYCRR 65-3.9", because: "an agency reads the law, it does not make it" },
  { certainty: "general", words: "11 NYCRR 65-3.9", because: "what everybody in the field knows needs no doubt" },
] as const)("$certainty reads “$words”: $because", ({ certainty, words }) => {
  expect(sourceWords({ source: "11 NYCRR 65-3.9", certainty })).toBe(words);
});

test("what is only likely says so, and whom to ask", () => {
  const rule = { source: "General Municipal Law §50-e", certainty: "general", ask: "an attorney" } as const;
  expect(sourceWords(rule)).toBe("Likely: General Municipal Law §50-e; ask an attorney");
});
