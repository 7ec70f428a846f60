import { z } from "astro/zod";
import { textField } from "#content/fields.ts";

/** The messages that the site can show; each is a file in `content/notices/`. */
export const noticeIds = ["message-sent", "missing-information", "unexpected-error", "page-not-found"] as const;

/** A message that the site shows by itself; the text under the fields is its body. */
export const noticeSchema = z.strictObject({
  tone: z.enum(["good", "bad"]).describe("good is announced politely, bad at once."),
  title: textField,
});

export type NoticeId = (typeof noticeIds)[number];
export type Notice = z.infer<typeof noticeSchema> & { text: string };
