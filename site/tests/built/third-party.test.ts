import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { thirdParty } from "../../scripts/third-party.ts";
import { dist } from "../support/built-pages.ts";

const project = new URL("../../../", import.meta.url);
const written = readFileSync(new URL("THIRD-PARTY.md", project), "utf8");

/** The rows of the table: work, version, license, where it ships. */
const works = [...written.matchAll(/^\| (\S+) \| \d\S+ \| (\S+) \| .+ \|$/gm)].map(([, name = "", license = ""]) => ({
  name,
  license,
}));

test("THIRD-PARTY.md lists the packages that are installed and bundled now; if not, run `npm run make-third-party`", () => {
  expect(written).toBe(thirdParty());
});

test("the site serves it, since license texts have to accompany the copies", () => {
  expect(readFileSync(new URL("third-party.txt", dist), "utf8")).toBe(written);
});

test("it names what ships only while messages are delivered", () => {
  const names = works.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["@tanstack/query-core", "@simplewebauthn/browser", "@hpke/core"]));
});

test("no license of what ships asks for more than its text", () => {
  expect(
    works.filter(({ license }) => !["MIT", "ISC", "OFL-1.1", "BSD-2-Clause", "BSD-3-Clause"].includes(license)),
  ).toEqual([]);
  expect(works.length).toBeGreaterThan(5);
});
