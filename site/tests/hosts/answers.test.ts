import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import {
  pathTraversals,
  expectInside,
  expectAnswer,
  expectSecurityHeaders,
  expectedAnswers,
  smallSite,
  titled,
} from "../support/expected-answers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { caddy, nginx, type Host } from "./hosts.ts";

/** `office/server.test.ts` tests our own server with the same cases. */
const start = { nginx, caddy };
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder(smallSite);
});

afterAll(() => folder[Symbol.asyncDispose]());

describe.each(Object.keys(start) as (keyof typeof start)[])("%s", (name) => {
  let host: Host;
  beforeAll(async () => {
    host = await start[name](folder.path);
  });
  afterAll(() => host.stop());

  test.each(titled(expectedAnswers))("answers $status to $title", async (expected) => {
    expectAnswer(await ask(host.port, expected), expected, expected[name]);
  });

  test.each(titled(pathTraversals))("does not leave the folder for $title", async ({ path }) => {
    const answer = await ask(host.port, { path });
    expectInside(answer);
    // Caddy's library refuses what it cannot read before any header is set.
    if (name !== "caddy" || answer.status !== 400) expectSecurityHeaders(answer.headers, answer.status === 404);
  });

  test("sends 304, with the headers of the page, to a request with the tag of this encoding", async () => {
    const tags = new Set<string | null>();
    for (const accept of ["br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": accept };
      const first = await ask(host.port, { path: "/contact", headers });
      const tag = first.headers.get("ETag");
      tags.add(tag);
      const again = await ask(host.port, { path: "/contact", headers: { ...headers, "If-None-Match": tag ?? "" } });
      expect(again.status).toBe(304);
      expectSecurityHeaders(again.headers, true);
      for (const name of ["ETag", "Cache-Control"]) expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(tags.size).toBe(3);
  });

  test("listens on 127.0.0.1 alone", async () => {
    const socket = connect(host.port, "127.0.0.2");
    await expect(once(socket, "connect")).rejects.toThrow("ECONNREFUSED");
  });
});
