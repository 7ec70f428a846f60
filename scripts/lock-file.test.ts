import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
type Entry = { version?: string; resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };
type Lock = { lockfileVersion: number; packages: Record<string, Entry> };

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
const manifest = read("package.json") as Manifest;
const lock = read("package-lock.json") as Lock;
const { "": root, ...packages } = lock.packages;
const entries = Object.entries(packages);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, "");

test("the lock file is in the current format of npm, and lists packages", () => {
  expect(lock.lockfileVersion).toBe(3);
  expect(entries.length).toBeGreaterThan(100);
});

test("every package has a SHA-512 integrity hash", () => {
  expect(entries.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-")).map(([path]) => path)).toEqual(
    [],
  );
});

test("every package is from the registry that npm is configured for", () => {
  const elsewhere = entries.filter(([, { resolved, link }]) => resolved !== undefined || link);
  expect(elsewhere.map(([path, { resolved }]) => `${path}: ${resolved}`)).toEqual([]);
});

test("package.json and the lock file list the same dependencies, and the lock file resolves them", () => {
  const { dependencies, devDependencies } = manifest;
  expect(root).toMatchObject({ dependencies, devDependencies });
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
});

describe("install scripts of packages", () => {
  const scripted = [...new Set(entries.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path)))];

  test("are each allowed or denied in package.json, after someone has read them", () => {
    expect(scripted.sort()).toEqual(Object.keys(manifest.allowScripts).sort());
  });

  test("run for no package that ships", () => {
    expect(scripted.filter((name) => name in manifest.dependencies)).toEqual([]);
  });
});
