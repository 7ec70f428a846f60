import { expect, test } from "vitest";
import { englishSources, sourceText, reviewNote } from "./source-and-review.ts";

test.each([
  { certainty: "law", words: "11 NYCRR 65-3.9", because: "a citation of the law says itself what it is" },
  { certainty: "reference", words: "11 NYCRR 65-3.9", because: "so does a reference by name" },
  { certainty: "form", words: "Official form: 11 NYCRR 65-3.9", because: "a form is not the law" },
  { certainty: "agency", words: "11 NYCRR 65-3.9", because: "the source names the agency itself" },
  { certainty: "general", words: "11 NYCRR 65-3.9", because: "common knowledge in the field is not doubtful" },
] as const)("$certainty reads “$words”: $because", ({ certainty, words }) => {
  expect(sourceText({ source: "11 NYCRR 65-3.9", certainty }, englishSources)).toBe(words);
});

test("where the law is open, the source says so, and whom to ask", () => {
  const rule = { source: "General Municipal Law §50-e", certainty: "general", ask: "an attorney" } as const;
  expect(sourceText(rule, englishSources)).toBe("General Municipal Law §50-e. Not certain; ask an attorney");
});

const unreviewed = "Nobody has reviewed these rules.";
const one = { reviewed: "2027-03-01", reviewer: "Dr. One" };

test.each([
  { texts: [], note: unreviewed, because: "there is nothing to have been reviewed" },
  { texts: [{}, {}], note: unreviewed, because: "no reviewer is named" },
  { texts: [one, {}], note: unreviewed, because: "one of the texts was not reviewed" },
  { texts: [{ reviewed: "2027-03-01" }], note: unreviewed, because: "a day without a name says nothing" },
  { texts: [one, one], note: "Reviewed by Dr. One on March 1, 2027.", because: "one person reviewed all" },
  {
    texts: [{ ...one, reviewed: "2027-04-09" }, one],
    note: "Reviewed by Dr. One on March 1, 2027 or later.",
    because: "the oldest day counts",
  },
  {
    texts: [one, { ...one, reviewer: "Ms. Two, Esq." }],
    note: "Reviewed by Dr. One and Ms. Two, Esq. on March 1, 2027.",
    because: "everyone who reviewed a part is named",
  },
])("$because: “$note”", ({ texts, note }) => {
  expect(reviewNote(texts, unreviewed)).toBe(note);
});
