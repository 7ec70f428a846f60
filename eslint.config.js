import astro from "eslint-plugin-astro";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** What each folder of src/, as listed in CONTRIBUTING.md, may import of ours. “schemas:types” allows types only. */
const directions = {
  pages: [
    "layouts",
    "sections",
    "islands",
    "page-scripts",
    "ui",
    "seo",
    "content.ts",
    "content-articles.ts",
    "content-languages.ts",
    "area-shapes.ts",
    "build-moment.ts",
    "routes.ts",
  ],
  layouts: [
    "ui",
    "seo",
    "domain",
    "schemas",
    "routes.ts",
    "content.ts",
    "content-languages.ts",
    "build-moment.ts",
    "styles",
    "assets",
  ],
  sections: ["ui", "domain", "schemas", "routes.ts", "build-moment.ts"],
  islands: ["ui", "domain", "routes.ts", "schemas:types"],
  "page-scripts": ["domain", "build-moment.ts"],
  ui: [],
  domain: ["schemas:types"],
  seo: ["domain", "schemas:types", "routes.ts"],
  schemas: [],
  gallery: ["layouts", "styles", "ui"],
  staff: ["ui", "domain", "styles", "assets", "content.ts"],
  editor: ["staff", "ui", "domain", "styles", "schemas:types", "routes.ts"],
  integrations: [
    "ui",
    "domain",
    "styles",
    "content.ts",
    "content-facts.ts",
    "content-check.ts",
    "routes.ts",
    "schemas:types",
  ],
};

/** Who may ask the machine what time it is, and for what. All others are given the time, so that no day is special. */
const clockReaders = {
  "src/build-moment.ts": "the build: the year, and the day on which security.txt grows stale",
  "src/layouts/Document.astro": "the visitor's year in the copyright line",
  "src/page-scripts/OfficeChooserScript.astro": "which day is today",
  "src/page-scripts/OpenNow.astro": "whether a line is answered now",
  "src/islands/crash-day/crash-day.ts": "which day it is on the line",
  "src/islands/deadlines/Deadlines.tsx": "which dates are over",
  "src/islands/notice-letter/NoticeLetter.tsx": "the day of the letter",
  "src/islands/turnaround-dates/TurnaroundDates.tsx": "the day that stands in the field at first",
  "src/islands/contact-form/Notices.tsx": "how long a notice has been open",
  "src/staff/clock.ts": "how far the clock of a computer is from the server's",
  "src/staff/use-idle.ts": "how long nobody has touched the page",
  "server/editor/main.ts": "which reviews are too old to go live with",
  "server/main.ts": "the same, in the editor behind the sign-in",
  "server/messages/thread.ts": "when a message came, and when its notice is due",
  "server/messages/terminal.ts": "when a message was read",
  "server/staff/terminal.ts": "when somebody is invited",
  "scripts/bench-desk.ts": "messages of the last hours",
  "scripts/figures.ts": "when something was measured",
  "scripts/launch-check.ts": "which reviews and confirmations are too old",
};

const noClock =
  "This depends on the day it runs. Take the time as an argument; a test names a moment (tests/support/).";

const importRule = (folder, allowed) => {
  const whole = allowed.filter((name) => !name.endsWith(":types"));
  const typesOnly = allowed.filter((name) => name.endsWith(":types")).map((name) => name.replace(":types", ""));
  const any = [folder, ...whole, ...typesOnly].join("|");
  const message = `${folder}/ may import only ${[folder, ...allowed].join(", ")}.`;
  const patterns = [{ regex: `^#(?!(?:${any})(?:/|$))`, message }];
  for (const name of typesOnly)
    patterns.push({
      regex: `^#${name}(?:/|$)`,
      allowTypeImports: true,
      message: `${folder}/ may import types of ${name}/ only.`,
    });
  patterns.push({
    regex: "^\\.\\./(?!assets|styles)",
    message: "Write imports from another folder as #folder/File.tsx.",
  });
  return {
    files: [`src/${folder}/**/*.{ts,tsx,astro}`],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
  };
};

export default tseslint.config(
  { ignores: ["dist", ".astro", ".cache", "node_modules", "test-results", "shots"] },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  { files: ["src/**/*.{ts,tsx}"], ...reactHooks.configs.flat["recommended-latest"] },
  {
    files: ["src/**/*.tsx"],
    rules: {
      // role="list" gives back the list that Safari takes away with the bullets.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // What is left out of an object by naming it.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "max-lines": ["error", 200],
      "max-lines-per-function": ["error", 100],
    },
  },
  {
    files: ["**/*.test.ts", "**/*.spec.ts", "tests/**"],
    rules: { "max-lines": "off", "max-lines-per-function": "off" },
  },
  {
    files: ["**/*.{ts,tsx,astro,js,mjs}"],
    // The scripts of an Astro file are linted as files inside it.
    ignores: Object.keys(clockReaders).flatMap((file) => [file, `${file}/*`]),
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "NewExpression[callee.name=Date][arguments.length=0]", message: noClock },
        { selector: "CallExpression[callee.name=Date]", message: noClock },
        { selector: "MemberExpression[object.name=Date][property.name=now]", message: noClock },
        { selector: "MemberExpression[object.name=Temporal][property.name=Now]", message: noClock },
        { selector: "CallExpression[callee.property.name=/^format(ToParts)?$/][arguments.length=0]", message: noClock },
      ],
    },
  },
  {
    files: ["tests/e2e/*.spec.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { name: "@playwright/test", message: "Import from ./support/test.ts: its pages have a clock of their own." },
      ],
    },
  },
  {
    files: ["server/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^#(?!(?:domain|schemas)/|(?:routes|content-rules|content-check|content-facts)\\.ts$)",
              message:
                "server/ may import only domain, schemas, content-rules.ts, content-check.ts, content-facts.ts, routes.ts.",
            },
          ],
        },
      ],
    },
  },
  ...Object.entries(directions).map(([folder, allowed]) => importRule(folder, allowed)),
);
