import { expect, test } from "vitest";
import { statusSentences, type MessageStatus } from "./message-status.ts";

const at = Date.parse("2026-11-23T20:40:00Z");
const answerBy = at + 86_400_000;

test.each<Partial<MessageStatus> & { text: RegExp }>([
  { stage: "arrived", answerBy, text: /^Your message 123456 arrived at 3:40 PM on Monday.* due by 3:40 PM on Tuesday/ },
  { stage: "arrived", text: /^Your message 123456 arrived at 3:40 PM .* please call us and give the number 123456\.$/ },
  { stage: "read", text: /^We read your message .* do not hear from us, please call/ },
  { stage: "read", answerBy, text: /^We read your message .* due by/ },
  { stage: "taken", answerBy, text: /^Since 3:40 PM .*, one of us is on your message 123456\. .* due by/ },
  { stage: "answered", by: "phone", text: /^We answered your message by phone .* the number 123456\.$/ },
  { stage: "answered", by: "email", text: /^We answered your message by email at/ },
  { stage: "answered", text: /^We answered your message at/ },
  { stage: "closed", text: /^Your message was closed .*\.$/ },
])("$stage, $by: $text", ({ text, stage = "arrived", by = null, answerBy: due = null }) => {
  expect(statusSentences({ stage, at, by, answerBy: due }, 123_456)).toMatch(text);
});
