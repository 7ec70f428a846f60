import astro from "eslint-plugin-astro";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Who may ask the machine what time it is, and for what. All others are given the time, so that no day is special. */
const clockReaders = {
  "site/src/build/build-moment.ts": "the build: the year, and the day on which security.txt grows stale",
  "site/src/layouts/Document.astro": "the visitor's year in the copyright line",
  "site/src/locations/OfficeChooserScript.astro": "which day is today",
  "site/src/practice/OpenNow.astro": "whether a line is answered now",
  "site/scripts/claim.ts": "the day that a claim is looked at, if none is named",
  "site/src/home/crash-day.ts": "which day it is on the line",
  "site/src/tools/claim/Claim.tsx": "what is due, and the day of the letter",
  "site/src/tools/claim/Keep.tsx": "when a calendar file was saved",
  "site/src/tools/letters/LetterDays.tsx": "which days of a letter are over",
  "site/src/attorneys/TurnaroundDates.tsx": "the initial day in the field",
  "site/src/contact/form/Notices.tsx": "how long a notice has been open",
  "office/inbox/page/clock.ts": "how far the clock of a computer is from the server's",
  "office/inbox/page/use-idle.ts": "how long no one has used the page",
  "office/editor/main.ts": "which reviews are too old to go live with",
  "office/server.ts": "the same, in the editor behind the sign-in",
  "office/inbox/messages/open-store.ts": "when a message came, and when its notice is due",
  "office/inbox/messages/terminal.ts": "when a message was read",
  "office/inbox/staff/terminal.ts": "when a person is invited",
  "office/launch-check/main.ts": "which reviews and confirmations are too old",
  "site/tests/journeys/support/test.ts": "when pages are opened: their tests must pass on any day",
};

const noClock =
  "This depends on the day it runs. Take the time as an argument; a test names a moment (site/tests/support/).";

const noImport = (files, regex, message) => ({
  files,
  ignores: ["**/*.{test,spec}.{ts,tsx}"],
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [{ regex, message }] }] },
});

export default tseslint.config(
  { ignores: ["dist", "drafts", "releases", "**/.astro", ".cache", "node_modules", "test-results", "shots"] },
  ...tseslint.configs.strict,
  ...astro.configs.recommended,
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  {
    files: ["site/src/**/*.{ts,tsx}", "office/*/page/**/*.{ts,tsx}"],
    ...reactHooks.configs.flat["recommended-latest"],
  },
  {
    files: ["{site,office}/**/*.tsx"],
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
      "max-lines": ["error", 250],
      "max-lines-per-function": ["error", 100],
    },
  },
  {
    files: ["**/*.test.ts", "**/*.spec.ts", "{site,office}/tests/**"],
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
    files: ["site/**/*.spec.ts", "office/{inbox,editor}/*.spec.ts"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          name: "@playwright/test",
          message: "Import from tests/journeys/support/test.ts of the site: its pages have a clock of their own.",
        },
      ],
    },
  },
  noImport(["site/**/*.{ts,tsx,astro}"], "^@practice/office|/office/", "The site imports nothing of the office."),
  noImport(
    ["office/**/*.{ts,tsx}"],
    "^(?:\\.\\./)+site/",
    "The office imports the site through its exports, as @practice/site/….",
  ),
  noImport(
    ["site/src/ui/**/*.{ts,tsx}"],
    "^#(?!ui/|styles/)",
    "ui/ imports nothing of ours but styles: it knows no content and no page.",
  ),
  ...["claim", "letters", "prepare"].map((tool) =>
    noImport(
      [`site/src/tools/${tool}/**/*.{ts,tsx}`],
      `^#tools/(?!${tool}/)\\w+/`,
      "A tool imports nothing of another tool; what two need is in site/src/tools/ or practice/.",
    ),
  ),
);
