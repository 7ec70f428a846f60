import { expect, test } from "vitest";
import { reviewNote } from "./review.ts";

const unreviewed = "Nobody has reviewed these rules.";
const one = { reviewed: "2027-03-01", reviewer: "Dr. One" };

test.each([
  { texts: [], note: unreviewed, because: "there is nothing to have been reviewed" },
  { texts: [{}, {}], note: unreviewed, because: "nobody is named" },
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
    because: "everybody who reviewed a part is named",
  },
])("$because: “$note”", ({ texts, note }) => {
  expect(reviewNote(texts, unreviewed)).toBe(note);
});
