import { randomUUID } from "node:crypto";
import { messagesPath } from "@practice/site/contact/message-paths.ts";
import { messageStatusPath } from "@practice/site/contact/message-status.ts";
import type { Finding } from "./finding.ts";
import { request } from "./request.ts";

type TestMessage = {
  /** The practice's own address, so that a reply goes nowhere else. */
  email: string;
  day: string;
  authority?: string;
};

/**
 * Sends a test message as the form does, and requests its status. `said` names the message to open and delete; it is
 * empty when none arrived.
 */
export async function sendTestMessage(address: string, { email, day, authority }: TestMessage) {
  const site = new URL(address);
  const post = async (path: string, fields: object) => {
    const body = JSON.stringify(fields);
    const length = String(Buffer.byteLength(body));
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": length,
      Accept: "application/json",
      Origin: site.origin,
    };
    return request(new URL(path, site), { method: "POST", headers, body, ...(authority && { authority }) });
  };
  const failed = (found: string): { findings: Finding[]; said: string } => {
    const write = "Follow docs/messages.md, then send it again.";
    return { findings: [{ kind: "live", file: site.origin, line: 0, field: messagesPath, found, write }], said: "" };
  };
  const message = `This is a test of ${day} by npm run launch-check. Nobody waits for an answer. You can delete it.`;
  const fields = {
    name: "Launch check",
    email,
    phone: "",
    patientType: "other",
    message,
    key: randomUUID(),
    elapsed: 60_000,
  };
  try {
    const sent = await post(messagesPath, fields);
    if (sent.status !== 201)
      return failed(`The test message was answered with ${sent.status}: ${sent.body.slice(0, 200)}`);
    const { number, words } = JSON.parse(sent.body) as { number: number; words: string };
    const status = await post(messageStatusPath, { number: String(number), words });
    if (status.status !== 200)
      return failed(`The test message ${number} arrived, and then could not be found (${status.status}).`);
    return {
      findings: [] as Finding[],
      said: `The test message arrived: number ${number}, words “${words}”. Open it as the office does, see that its notice came by email, and delete it.`,
    };
  } catch (error) {
    return failed(`The test message was not answered: ${(error as Error).message}.`);
  }
}
