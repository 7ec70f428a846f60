import { expect, test } from "vitest";
import { statement } from "./labels.ts";

const message = {
  ...{ number: 123_456, version: 1, arrivedAt: 0, answerBy: 0, readAt: null, taken: null, followUp: null },
  ...{ answered: null, eraseAt: null, changedBy: null, text: { keyId: 1, sealed: "" }, notes: 0 },
  changedAt: Date.parse("2026-11-23T20:40:00Z"),
} as const;
const { changedAt: at } = message;
const taken = { by: { id: 1, name: "Anna" }, at };
const followUp = { why: "voicemail", at: Date.parse("2026-11-30T05:00:00Z") } as const;

test.each([
  { changes: { state: "new" }, text: "New. Nobody has taken it." },
  { changes: { state: "read", readAt: at - 60_000, changedBy: "Ben" }, text: "Read, 3:39 PM. Nobody has taken it." },
  { changes: { state: "suspect" }, text: "It looked like spam when it arrived." },
  { changes: { state: "suspect", changedBy: "Ben" }, text: "Marked as spam by Ben, 3:40 PM." },
  { changes: { state: "taken", taken }, text: "Anna has it since 3:40 PM." },
  { changes: { state: "read", followUp }, text: "Left a voicemail, call again Mon, Nov 30. Nobody has taken it." },
  {
    changes: { state: "taken", taken, followUp: { ...followUp, by: "Ben" } },
    text: "Left a voicemail by Ben, 3:40 PM; call again Mon, Nov 30. Anna has it since 3:40 PM.",
  },
  {
    changes: { state: "read", followUp: { ...followUp, why: "call-again", by: "Ben" } },
    text: "Call again Mon, Nov 30. Nobody has taken it.",
  },
  {
    changes: { state: "answered", answered: { by: "Ben", at, how: "visit-booked" } },
    text: "Appointment booked by Ben, 3:40 PM.",
  },
  {
    changes: { state: "closed", answered: { by: "Ben", at: at - 86_400_000, how: null } },
    text: "Closed by Ben, 3:40 PM on Sun, Nov 22.",
  },
] as const)("$text", ({ changes, text }) => {
  expect(statement({ ...message, ...changes }, at + 1_200_000)).toBe(text);
});
