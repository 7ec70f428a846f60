import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
type Entry = { version?: string; resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean };
type Lock = { lockfileVersion: number; packages: Record<string, Entry> };

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
const workspaces = ["site", "office"];
const manifest = read("package.json") as Manifest;
const lock = read("package-lock.json") as Lock;
const { packages } = lock;
const entries = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
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

test("every package is from the registry that npm is configured for, but the two of this repository", () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  const links = Object.values(packages).filter(({ link }) => link);
  expect(links.map(({ resolved }) => resolved).sort()).toEqual([...workspaces].sort());
});

test.each(["", ...workspaces])("package.json and the lock file list the same dependencies: “%s”", (folder) => {
  const { dependencies = {}, devDependencies } = read(`${folder || "."}/package.json`) as Manifest;
  expect(packages[folder]).toMatchObject({ ...(folder && { dependencies }), devDependencies });
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    if (!name.startsWith("@practice/"))
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
});

describe("install scripts of packages", () => {
  const scripted = [...new Set(entries.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path)))];

  test("are each allowed or denied in package.json, after someone has read them", () => {
    expect(scripted.sort()).toEqual(Object.keys(manifest.allowScripts).sort());
  });

  test("run for no package that ships", () => {
    const ship = workspaces.flatMap((folder) =>
      Object.keys((read(`${folder}/package.json`) as Manifest).dependencies ?? {}),
    );
    expect(scripted.filter((name) => ship.includes(name))).toEqual([]);
  });
});
