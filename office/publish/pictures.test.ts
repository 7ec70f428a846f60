import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFiles } from "@practice/site/content/check.ts";
import { temporaryFolder } from "@practice/site/tests/support/temporary-folder.ts";
import { repositoryOf } from "./repository.ts";
import { changesTo } from "./run.ts";
import { writeContent } from "./workspace.ts";

test("a picture goes byte by byte into the copy that is built, into the commit, and back out of it", async () => {
  const bytes = Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256));
  await using project = await temporaryFolder({
    "content/pictures.yaml": "team: { file: a.jpg }\n",
    "content/pictures/a.jpg": bytes,
  });
  await using copy = await temporaryFolder({});
  const git = (...args: string[]) => execFileSync("git", args, { cwd: project.path, encoding: "utf8" }).trim();
  git("init", "-q");
  git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "--allow-empty", "-m", "Start");

  const files = contentFiles(project.path);
  await writeContent(files, copy.path);
  expect(readFileSync(join(copy.path, "content/pictures/a.jpg")).equals(bytes)).toBe(true);

  const repository = repositoryOf(project.path);
  const commit = await repository.commit(copy.path, git("rev-parse", "HEAD"), { by: "A", email: "", message: "One" });
  expect(git("cat-file", "-s", `${commit}:content/pictures/a.jpg`)).toBe("512");
  expect(changesTo(await repository.contentAt(commit), files).size, "nothing differs").toBe(0);
  const without = new Map([...files].filter(([path]) => !path.endsWith(".jpg")));
  expect([...changesTo(files, without).keys()], "taking back brings it again").toEqual(["pictures/a.jpg"]);
});
