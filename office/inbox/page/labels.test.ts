import { expect, test } from "vitest";
import { stateText, statement } from "./labels.ts";

const message = {
  number: 123_456,
  version: 1,
  arrivedAt: 0,
  answerBy: 0,
  readAt: null,
  taken: null,
  followUp: null,
  answered: null,
  eraseAt: null,
  changedAt: Date.parse("2026-11-23T20:40:00Z"),
  changedBy: null,
  text: { keyId: 1, sealed: "" },
  notes: 0,
} as const;
const now = Date.parse("2026-11-23T21:00:00Z");
const anna = { id: 1, name: "Anna" };

test.each([
  { changes: { state: "new" }, text: "New", whole: "New. Nobody has taken it." },
  {
    changes: { state: "read", readAt: message.changedAt - 60_000, changedBy: "Ben" },
    text: "Read",
    whole: "Read, 3:39 PM. Nobody has taken it.",
  },
  { changes: { state: "suspect" }, text: "Spam", whole: "It looked like spam when it arrived." },
  { changes: { state: "suspect", changedBy: "Ben" }, text: "Spam", whole: "Marked as spam by Ben, 3:40 PM." },
  {
    changes: { state: "taken", taken: { by: anna, at: message.changedAt } },
    text: "Anna has it",
    whole: "Anna has it since 3:40 PM.",
  },
  {
    changes: { state: "read", followUp: { why: "voicemail", at: Date.parse("2026-11-30T05:00:00Z") } },
    text: "Read",
    whole: "Left a voicemail, call again Mon, Nov 30. Nobody has taken it.",
  },
  {
    changes: { state: "answered", answered: { by: "Ben", at: message.changedAt, how: "visit-booked" } },
    text: "Visit booked",
    whole: "Visit booked by Ben, 3:40 PM.",
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
