import { createServer } from "node:http";

/** Lists that Firefox fetches for itself, whatever page it shows. */
const firefoxItself = /\.(mozilla\.(com|org|net)|firefox\.com)(:443)?$/;

/** What stands for the name of a host that was asked for in secret. */
export const unnamedHost = "a host whose name the proxy cannot read";

/** A proxy that lets nothing out; it writes down which other hosts were asked for. */
export function closedProxy(asked: string[]) {
  const ask = (host = "") => void (firefoxItself.test(host) || asked.push(host));
  return (
    createServer(({ headers }, response) => {
      ask(headers.host);
      response.writeHead(502).end();
    })
      .on("connect", ({ url }, socket) => {
        ask(url);
        socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
      })
      // For an https address WebKit speaks TLS to the proxy too, before it says a name.
      .on("clientError", (_error, socket) => {
        ask(unnamedHost);
        socket.destroy();
      })
  );
}
