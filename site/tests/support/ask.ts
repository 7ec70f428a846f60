import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";

/** A request; the path is sent as written. */
export type Asked = { path: string; method?: string; headers?: Readonly<Record<string, string>> };

/** A response, with the body as transferred. */
export type Answer = { status: number; headers: Headers; body: Buffer };

/** Sends a request to a local server, on its own connection. */
export async function ask(port: number, { path, method = "GET", headers = {} }: Asked): Promise<Answer> {
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  const lines = Object.entries(answer.headersDistinct).map(([name, values = []]): [string, string] => [
    name,
    values.join(", "),
  ]);
  return { status: answer.statusCode ?? 0, headers: new Headers(lines), body };
}
