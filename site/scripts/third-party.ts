// npm run make-third-party: writes THIRD-PARTY.md after a build.
import { readFileSync, writeFileSync } from "node:fs";

/** A third-party work that ships to visitors, and the text of its license. */
type Work = { name: string; version: string; license: string; ships: string; text: string };

type Bundled = { name: string; version: string; identifier: string | null; text: string | null };

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** Packages that state a license but contain no copy of it: where the same author published the same text. */
const licenseElsewhere: Readonly<Record<string, string>> = { "tiny-case": "node_modules/yup/LICENSE.md" };

/** The map was drawn once, from a package that is no longer installed. */
const areaShapes: Work = {
  name: "us-atlas",
  version: "3.0.1",
  license: "ISC",
  ships: "the map of areas: borders by the U.S. Census Bureau, in the public domain",
  text: read("site/src/assets/us-atlas-license.txt"),
};

/** In the scripts only while messages are delivered; listed always, so that the file is the same for both builds. */
const whenDelivering: readonly (readonly [name: string, ships: string, file?: string])[] = [
  ["@tanstack/query-core", "the message form, and the page of the front desk"],
  ["@tanstack/react-query", "the page of the front desk"],
  ["@simplewebauthn/browser", "the page of the front desk", "LICENSE.md"],
  ["@noble/hashes", "the page of the front desk"],
  ["@hpke/core", "the page of the front desk"],
  ["@hpke/common", "the page of the front desk"],
];

/** What the formatted texts of the editor consist of. */
const inEditor: readonly (readonly [name: string, file?: string])[] = [
  ["prosemirror-commands"],
  ["prosemirror-history"],
  ["prosemirror-inputrules"],
  ["prosemirror-keymap"],
  ["prosemirror-markdown"],
  ["prosemirror-model"],
  ["prosemirror-schema-list"],
  ["prosemirror-state"],
  ["prosemirror-tables"],
  ["prosemirror-transform"],
  ["prosemirror-view"],
  ["orderedmap"],
  ["rope-sequence"],
  ["w3c-keyname"],
  ["markdown-it"],
  ["entities"],
  ["linkify-it"],
  ["mdurl"],
  ["punycode.js", "LICENSE-MIT.txt"],
  ["uc.micro", "LICENSE.txt"],
];

const fonts = [
  ["atkinson-hyperlegible-next", "font of every page"],
  ["newsreader", "font of every page"],
  ["noto-sans", "font of pages in Cyrillic script, and of Vietnamese letters"],
  ["noto-sans-arabic", "font of the page in Urdu"],
] as const;

/**
 * The third-party works that ship, as `THIRD-PARTY.md` lists them.
 *
 * The browser's scripts contain what the build bundled, not all that package.json lists: Vite writes that list while it
 * bundles. The packages of the server stay on the server.
 */
export function thirdParty(): string {
  const works: Work[] = [
    ...inScripts().filter(({ name }) => !whenDelivering.some(([other]) => other === name)),
    ...whenDelivering.map((work) => installed(...work)),
    ...inEditor.map(([name, file]) => installed(name, "the page of the editor", file)),
    installed("pagefind", "the search page: script, WebAssembly and the form of its index", "LICENSE/LICENSE"),
    areaShapes,
    ...fonts.map(([name, ships]) => font(name, ships)),
  ];
  return document(works);
}

function inScripts(): Work[] {
  return (JSON.parse(read("dist/.third-party.json")) as Bundled[]).map(({ name, version, identifier, text: own }) => {
    const text = own || (licenseElsewhere[name] && read(licenseElsewhere[name]));
    if (!identifier || !text)
      throw new Error(`${name} is in the scripts and states no license: find out under which it may be shipped.`);
    return { name, version, license: identifier, ships: "scripts of the pages with a form or a tool", text };
  });
}

function installed(name: string, ships: string, file = "LICENSE"): Work {
  const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`)) as Work;
  return { name, version, license, ships, text: read(`node_modules/${name}/${file}`) };
}

function font(name: string, ships: string): Work {
  const { version, license } = installed(`@fontsource-variable/${name}`, "");
  return { name, version, license, ships, text: read(`site/src/assets/fonts/OFL-${name}.txt`) };
}

function document(works: readonly Work[]): string {
  const rows = works.map(({ name, version, license, ships }) => `| ${name} | ${version} | ${license} | ${ships} |`);
  const texts = Map.groupBy(works, ({ text }) => text.trim());
  const licenses = [...texts].map(
    ([text, of]) => `## ${of.map(({ name }) => name).join(", ")}\n\n\`\`\`\n${text}\n\`\`\``,
  );
  return `# What ships that others wrote

Written by \`npm run make-third-party\` from what the build put into the scripts. The site serves it as
\`/third-party.txt\`, because the licenses want their words to go with the copies.

| work | version | license | where it ships |
| --- | --- | --- | --- |
${rows.join("\n")}

${licenses.join("\n\n")}
`;
}

if (import.meta.main) writeFileSync(new URL("../../THIRD-PARTY.md", import.meta.url), thirdParty());
