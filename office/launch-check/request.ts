import { once } from "node:events";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import type { TLSSocket } from "node:tls";

/** A response; `headers` by lowercase name, `until` is when the certificate expires. */
export type Answer = { status: number; headers: ReadonlyMap<string, string>; body: string; until?: Date };

type Asked = { method?: string; headers?: Record<string, string>; body?: string; authority?: string };

/** Limits of a response: milliseconds and bytes. */
const [within, most] = [15_000, 4_000_000];

/**
 * Requests one URL, on a connection of its own; redirects are not followed. `authority` is a certificate to trust
 * besides those of the system.
 * @throws {Error} when there is no response, or the certificate is invalid
 */
export async function request(url: URL, { method = "GET", headers, body, authority }: Asked = {}): Promise<Answer> {
  const options = { method, headers, agent: false, signal: AbortSignal.timeout(within), ca: authority };
  const sent = url.protocol === "https:" ? secureRequest(url, options) : plainRequest(url, options);
  sent.end(body);
  const [incoming] = (await once(sent, "response")) as [IncomingMessage];
  const until = (incoming.socket as Partial<TLSSocket>).getPeerCertificate?.().valid_to;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    if ((bytes += chunk.length) > most) break;
    chunks.push(chunk);
  }
  const lines = Object.entries(incoming.headersDistinct).map(
    ([name, values = []]) => [name, values.join(", ")] as const,
  );
  const answer = { status: incoming.statusCode ?? 0, headers: new Map(lines), body: Buffer.concat(chunks).toString() };
  return until ? { ...answer, until: new Date(until) } : answer;
}

/** The reason for a failed request, as the error reports it. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return [code, message].filter(Boolean).join(", ");
}
