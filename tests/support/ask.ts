import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";

/** What is asked of a server; the path goes out as written. */
export type Asked = { path: string; method?: string; headers?: Readonly<Record<string, string>> };

/** What a server answers, with its body as it came over the wire. */
export type Answer = { status: number; headers: Headers; body: Buffer };

/** Asks a server of this machine, on a connection of its own. */
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
