import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Writes files into a new temporary folder; `await using` removes it, also while a program still writes into it. */
export async function temporaryFolder(files: Readonly<Record<string, string | Buffer>>) {
  const path = await mkdtemp(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, maxRetries: 10 }) };
}
