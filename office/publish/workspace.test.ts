import { expect, test, vi } from "vitest";
import { run } from "./workspace.ts";

test("a build gets none of the server's secrets", async () => {
  vi.stubEnv("MESSAGES_PASSPHRASE", "secret");
  const said = await run(".", ["-p", "Object.keys(process.env).join()"], "").finally(() => vi.unstubAllEnvs());
  expect(said).toContain("PATH");
  expect(said).not.toContain("MESSAGES_PASSPHRASE");
});
