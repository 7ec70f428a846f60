import { expect, test } from "vitest";
import { stateText, statement } from "./labels.ts";

const message = {
  number: 123_456,
  version: 1,
  arrivedAt: 0,
  answerBy: 0,
  readAt: null,
  taken: null,
  answered: null,
  changedAt: Date.parse("2026-11-23T20:40:00Z"),
  changedBy: null,
  head: null,
  notes: 0,
} as const;
const now = Date.parse("2026-11-23T21:00:00Z");
const anna = { id: 1, name: "Anna" };

test.each([
  { changes: { state: "new" }, text: "New", whole: "New. Nobody is on it." },
  {
    changes: { state: "read", readAt: message.changedAt - 60_000, changedBy: "Ben" },
    text: "Read",
    whole: "Read, 3:39 PM. Nobody is on it.",
  },
  { changes: { state: "suspect" }, text: "Set aside", whole: "Set aside when it arrived, as a robot’s." },
  { changes: { state: "suspect", changedBy: "Ben" }, text: "Set aside", whole: "Set aside by Ben, 3:40 PM." },
  {
    changes: { state: "taken", taken: { by: anna, at: message.changedAt } },
    text: "Anna is on it",
    whole: "Anna is on it since 3:40 PM.",
  },
  {
    changes: { state: "answered", answered: { by: "Ben", at: message.changedAt, how: "left-word" } },
    text: "Left word",
    whole: "Left word by Ben, 3:40 PM.",
  },
  {
    changes: { state: "closed", answered: { by: "Ben", at: message.changedAt - 86_400_000, how: null } },
    text: "Closed",
    whole: "Closed by Ben, 3:40 PM on Sun, Nov 22.",
  },
] as const)("$whole", ({ changes, text, whole }) => {
  expect(stateText({ ...message, ...changes })).toBe(text);
  expect(statement({ ...message, ...changes }, now)).toBe(whole);
});
