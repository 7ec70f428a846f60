import { parseHTML } from "linkedom";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { policyHash } from "#content/html.ts";
import { linkPackages } from "../../../scripts/link-packages.mjs";

// All mistakes are in site/src/content/collections.test.ts. One of these is found by Astro's configuration, one by its loader.
test.each([
  {
    mistake: "a quote that is not closed, in the file that also names the site",
    change: { file: "practice.yaml", from: /^name: (.*)/m, to: 'name: "$1' },
    says: ["Mistake in content/practice.yaml", "Missing closing", "line 2"],
  },
  {
    mistake: "a day that no calendar has",
    change: {
      file: "articles/emg-confirms-nerve-injury-after-accident/index.md",
      from: /^date: .*/m,
      to: "date: 2026-02-30",
    },
    says: ["Mistake in content/articles/emg-confirms-nerve-injury-after-accident/index.md", "date: Give a real day"],
  },
])("$mistake stops the build, which names the file and the field", async ({ change, says }) => {
  await using copy = await copyWith(change);
  const { code, output } = await build(copy.folder);
  for (const text of says) expect(output).toContain(text);
  expect(output, "the message points to the file, not to our code").not.toContain("content/check.ts");
  expect(code).not.toBe(0);
});

/** Hours that are over, that apply on every day on which this is built, and that are far in the future. */
const otherHours = `otherHours:
  - { from: 2020-01-02, reason: Long over }
  - { from: 2020-01-03, to: 2099-12-01, opens: "10:00", closes: "14:00", reason: Short days }
  - { from: 2099-12-24, reason: Christmas Eve }
hours:`;

test("a changed number, other hours and a Polish name build, and appear wherever they are used", async () => {
  await using copy = await copyWith(
    { file: "deadline-rules.yaml", from: "limit: 30\n", to: "limit: 37\n" },
    { file: "offices/brooklyn.yaml", from: /^hours:/m, to: otherHours },
    { file: "faqs/are-passengers-covered.md", from: /$/, to: "\nAsk Wojciech Błaszczyk.\n" },
    // A sample address, so that all languages are built.
    { file: "practice.yaml", from: /^site: .*/m, to: "site: https://other.example.com" },
  );
  const { code, output } = await build(copy.folder);
  expect(output).toContain("page(s) built");
  expect(code).toBe(0);
  const read = (file: string) => readFile(join(copy.folder, "dist", file), "utf8");
  const compressing = promisify(execFile)(process.execPath, ["site/scripts/compress.ts", join(copy.folder, "dist")]);
  for (const [page, ...selectors] of [
    ["insurance", "#time-limits dl", "#claim ol", "#questions"],
    ["tools/claim", "#limits"],
    ["for-patients", "main"],
  ] as const) {
    const { document } = parseHTML(await read(`${page}.html`));
    for (const selector of selectors)
      expect(document.querySelector(selector)?.textContent, selector).toMatch(/37\sdays/);
  }
  expect(await read("tools/claim.json")).toContain('"limit":37,"unit":"days"');

  const hasPolishFont = async (file: string) => (await read(file)).includes("/atkinson-extended.");
  expect([await hasPolishFont("insurance.html"), await hasPolishFont("contact.html")]).toEqual([true, false]);

  const short = "pen 10:00 AM–2:00 PM, Friday, January 3, 2020, to Tuesday, December 1, 2099: Short days";
  const closed = "losed Thursday, December 24, 2099: Christmas Eve";
  for (const page of ["index", "contact", "locations", "404"]) {
    const html = await read(`${page}.html`);
    expect(html, "what is over").not.toContain("Long over");
    const { document } = parseHTML(html);
    const lines = [...document.querySelectorAll("aside[aria-label='Changed hours'] p")];
    const asBuilt = lines.map((line) => [line.textContent, line.hasAttribute("hidden")]);
    expect(asBuilt, page).toEqual([
      [`Brooklyn office o${short}`, false],
      [`Brooklyn office c${closed}`, true],
    ]);
    const [, script = ""] = /<\/aside><script>(.*?)<\/script>/.exec(html) ?? [];
    expect(html, "the policy allows its script").toContain(policyHash(script));
  }
  for (const [page, office] of [
    ["contact", "[aria-labelledby=office-brooklyn]"],
    ["locations", "#brooklyn"],
  ] as const) {
    const { document } = parseHTML(await read(`${page}.html`));
    const listed = [...document.querySelectorAll(`${office} [data-other-hours]`)].map(({ textContent }) => textContent);
    expect(listed, page).toEqual([`O${short}`, `C${closed}`]);
    expect(document.querySelector(`${office} [data-week]`)?.getAttribute("data-other")).toBe(
      "2020-01-03/2099-12-01/10:00-14:00 2099-12-24/2099-12-24/",
    );
    expect(document.querySelectorAll("article [data-other-hours]"), "of this office alone").toHaveLength(2);
  }
  const { document } = parseHTML(await read("locations.html"));
  const chooser = [...document.querySelectorAll("#office-chooser [data-other-hours]")];
  expect(chooser.map(({ textContent }) => textContent)).toEqual([
    `Brooklyn office o${short}`,
    `Brooklyn office c${closed}`,
  ]);
  const spanish = parseHTML(await read("es.html")).document;
  expect([...spanish.querySelectorAll("#call [data-other-hours]")].map(({ textContent }) => textContent)).toEqual([
    "viernes, 3\u00a0de enero de 2020 – martes, 1\u00a0de diciembre de 209910:00\u00a0a.m.–2:00\u00a0p.m.",
    "jueves, 24\u00a0de diciembre de 2099cerrado",
  ]);
  expect(await read("locations.html")).toContain('"validFrom":"2099-12-24","validThrough":"2099-12-24"');
  expect(await read("llms.txt")).toContain(`. O${short}. C${closed}.`);
  expect((await compressing).stderr, "with two closed days, too, each page comes at once").toBe("");
});

const parts = ["content", "site", "package.json", "THIRD-PARTY.md", "tsconfig.json"];

/** A copy of the project with changes in `content/`; its packages are the project's own. `await using` removes it. */
async function copyWith(...changes: { file: string; from: string | RegExp; to: string }[]) {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  for (const name of parts) await cp(name, join(folder, name), { recursive: true });
  linkPackages(folder);
  for (const { file, from, to } of changes) {
    const path = join(folder, "content", file);
    const before = await readFile(path, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`content/${file} no longer holds ${from}; correct this test.`);
    await writeFile(path, after);
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

async function build(folder: string): Promise<{ code: number; output: string }> {
  const { PATH, HOME } = process.env;
  const options = { cwd: folder, env: { PATH, HOME, ASTRO_TELEMETRY_DISABLED: "1" } };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["node_modules/astro/bin/astro.mjs", "build", "--root", "site"],
      options,
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stripVTControlCharacters(stdout + stderr) }),
    );
  });
}
