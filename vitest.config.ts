import { getViteConfig } from "astro/config";
import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Where unit tests write, in memory if there is room: a flush to a disk takes milliseconds, and proves nothing here. */
function temporaryFolder() {
  const memory = existsSync("/dev/shm") && statfsSync("/dev/shm");
  return memory && memory.bavail * memory.bsize > 2 ** 28 ? { TMPDIR: "/dev/shm" } : {};
}

export default getViteConfig({
  cacheDir: "./.astro",
  test: {
    // Titles are sentences; cut at forty characters they say nothing.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{site/{src,scripts},office/!(tests),scripts}/**/*.test.{ts,tsx}", "office/*.test.ts"],
          environment: "node",
          // The content is imported once for all files of a worker, not once for each, which takes most of the time.
          isolate: false,
          // Programs that tests start compile their modules once for all tests.
          env: { ...temporaryFolder(), NODE_COMPILE_CACHE: join(import.meta.dirname, ".astro/compiled") },
          // More than there are processors: many wait for slow clients and for programs.
          maxWorkers: 3,
          // How long a test takes says how busy the machine is, nothing of the code.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["office/tests/faults/**/*.test.ts"],
          environment: "node",
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "build",
          include: ["site/tests/built/**/*.test.ts"],
          environment: "node",
          // The pages are parsed once for all files, not once for each.
          isolate: false,
          // These wait for compilers.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "content-changes",
          include: ["site/tests/content-changes/**/*.test.ts"],
          environment: "node",
          // These wait for whole builds.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: "firefox",
          include: ["site/tests/browsers/*.test.ts"],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
} as Parameters<typeof getViteConfig>[0]);
