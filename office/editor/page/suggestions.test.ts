import { expect, test } from "vitest";
import { suggestionsFor } from "./suggestions.ts";

const suggested = (title: string, body: string, touched: string[] = []) =>
  suggestionsFor({ title, body }, touched) as Record<string, string & string[]>;
const sentence = (of: string, words: number) => `${of} ${"word ".repeat(words - 2)}end.`;

test("a summary is the first whole sentences that search engines show, without the marks of Markdown", () => {
  const text = `## Snow\nThe **Brooklyn** office is [closed](/contact). It opens on Monday.\n\n- ${sentence("List", 40)}`;
  expect(suggested("Snow", text)["excerpt"]).toBe("The Brooklyn office is closed. It opens on Monday.");
  const long = suggested("Snow", sentence("Long", 80))["excerpt"];
  expect(long).toMatch(/^Long (word )+word…$/);
  expect(long?.length).toBeLessThanOrEqual(155);
});

test("keywords are the most frequent words with a meaning, those of the title first", () => {
  const text = "Your headache after a crash. A headache can last. Sleep helps with your headache; {wait} of sleep.";
  expect(suggested("Dizziness", text)["keywords"]?.slice(0, 3)).toEqual(["dizziness", "headache", "sleep"]);
  expect(suggested("Dizziness", text)["keywords"]?.join(" ")).not.toMatch(/your|with|wait/);
});

test("a long title gets a short one of whole words; a short title needs none", () => {
  expect(suggested("What to expect at your first visit with us", "")["crumb"]).toBe("What to expect at your first…");
  expect(suggested("First visit", "")).not.toHaveProperty("crumb");
});

test("a long text gets points from its parts, at most 60 words; a news note gets none", () => {
  const parts = Array.from(
    { length: 8 },
    (_, index) => `## Part\n\n${sentence(`Point${index}`, 14)} ${sentence("More", 20)}`,
  );
  const { short = [] } = suggested("Sleep", parts.join("\n\n"));
  expect(short.map((point) => point.split(" ")[0])).toEqual(["Point0", "Point1", "Point2", "Point3"]);
  expect(suggested("Snow", "We are closed. We open on Monday.")).not.toHaveProperty("short");
});

test("what the writer has changed is left alone", () => {
  expect(Object.keys(suggested("Snow", "We are closed.", ["excerpt"]))).toEqual(["keywords"]);
  expect(suggested("", "")).toEqual({});
});
