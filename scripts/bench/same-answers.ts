import { createHash } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { securityHeaders } from "../../server/headers.ts";
import type { Question } from "./wrk.ts";

/** Stops unless two servers answer a question alike, in status, bytes and headers: else the comparison says nothing. */
export async function sameAnswers(one: string, other: string, question: Question): Promise<void> {
  const [first, second] = await Promise.all([answer(one, question), answer(other, question)]);
  if (JSON.stringify(first) !== JSON.stringify(second))
    throw new Error(`${question.path} is answered in two ways:\n${JSON.stringify([first, second], null, 2)}`);
}

/** What must be alike; `node:http` leaves compressed bytes as they are. */
async function answer(url: string, { path, headers }: Question) {
  const asked = request(`${url}${path}`, { headers }).end();
  const [incoming] = (await once(asked, "response")) as [IncomingMessage];
  const names = [
    ...securityHeaders.map(([name]) => name),
    "Cache-Control",
    "Content-Encoding",
    "Content-Length",
    "Vary",
  ];
  return {
    status: incoming.statusCode,
    headers: names.map((name) => `${name}: ${incoming.headers[name.toLowerCase()]}`),
    body: createHash("sha256")
      .update(await buffer(incoming))
      .digest("hex"),
  };
}
