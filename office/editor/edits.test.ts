import { afterAll, expect, test } from "vitest";
import type { SavedAnswer } from "./api-types.ts";
import { changedLines, openEditor } from "./testing.ts";

// Every collection, and every kind of change, on a copy of content/. New values are from this test; old values are read
// from the files, so that they may change. Each edit is then undone, which restores the bytes of the file.
const editor = await openEditor();
afterAll(() => editor.close());

/* eslint-disable @typescript-eslint/no-explicit-any -- Forms hold any value; the expected lines are what is checked. */
type Values = any;

/**
 * One line that another replaces: the entry (without an id, the first), the path in it, the new value, the new line.
 */
const replaced: [entry: string, path: string, value: unknown, written: string][] = [
  ["hours/practice", "phoneHours.open.0.closes", "19:45", '      closes: "19:45"'],
  ["hours/brooklyn", "hours.open.0.opens", "06:30", '      opens: "06:30"'],
  ["practice", "name", "Neurology: the practice", 'name: "Neurology: the practice"'],
  ["contact", "phone", "(718) 555-0123", 'phone: "+17185550123"'],
  ["contact", "email", "front.desk@example.org", "email: front.desk@example.org"],
  ["offices", "street", "1 Main Street #2: rear", 'street: "1 Main Street #2: rear"'],
  ["offices", "map.turn", -12.5, "  turn: -12.5"],
  ["facts", "firstVisit", "50–70 minutes", "firstVisit: 50–70 minutes"],
  ["reports", "to", 72.5, "  to: 72.5"],
  ["deadlineRules/noticeLimit", "limit", 45, "  limit: 45"],
  ["faqs", "question", "“Why?”, and: what then?", 'question: "“Why?”, and: what then?"'],
  ["articles", "title", "A title - with 'quotes' and \"more\"", "title: A title - with 'quotes' and \"more\""],
  ["articles", "updated", "2031-02-03", "updated: 2031-02-03"],
  [
    "categories",
    "description",
    `A text about what: ${"a".repeat(110)}.`,
    `  description: "A text about what: ${"a".repeat(110)}."`,
  ],
  ["services/emg-ncs-testing", "features.0", "{emgVisit} of testing", '  - "{emgVisit} of testing"'],
  ["conditions", "service", "continuing-care", "service: continuing-care"],
  ["documents", "title", "007", '  title: "007"'],
  ["pictures", "team.alt", "Six people", "team: { alt: Six people }"],
  ["areas", "office", "manhattan", "  office: manhattan"],
  ["carriers", "name", "2031-01-01", "  name: 2031-01-01"],
  ["benefits", "title", "--- and so on", "  title: --- and so on"],
  ["onFoot", "title", "Yes", "  title: Yes"],
  ["claim", "questions.0.text", "How did you travel?", "    text: How did you travel?"],
  ["comparison", "ime", "@ the insurer’s", '  ime: "@ the insurer’s"'],
  ["caseServices", "about", "Ask: we know.", '  about: "Ask: we know."'],
  ["referralDocuments", "items.0", "null", '    - "null"'],
  ["network", "url", "https://example.org/a#b", "  url: https://example.org/a#b"],
  ["officialPages", "name", "MVAIC, online", "  name: MVAIC, online"],
  ["replyTemplates", "label", "Email: hello", '  label: "Email: hello"'],
  ["toConfirm", "pages", ["/contact", "/faq"], "  pages: [/contact, /faq]"],
  ["languages/es", "title", "Después del choque", "title: Después del choque"],
  ["toolFrame/es", "call", "Llame", "call: Llame"],
  ["claimTexts/es", "ask.next", "Seguir", "  next: Seguir"],
  ["claimTexts/en", "ask.next", "Go on", "  next: Go on"],
  ["services/emg-ncs-testing", "offices.-", "manhattan", "offices: [brooklyn, manhattan]"],
];

/** New values, with the lines that are added. */
const added: typeof replaced = [
  ["offices", "getting.-", { by: "Ferry", text: "From Pier 11." }, "  - by: Ferry\n    text: From Pier 11."],
  ["offices", "map.avenues.-", { east: 2, name: "East 8th Street" }, "    - { name: East 8th Street, east: 2 }"],
  ["articles", "sources.-", "# 12: a report", '  - "# 12: a report"'],
  ["searchPlaces", "words.-", "12345", '    - "12345"'],
  [
    "guidance/costs",
    "points.-",
    { text: "Ask about it. Then pay.", source: "The practice", certainty: "general" },
    "  - id: ask-about-it-then-pay\n    text: Ask about it. Then pay.\n    source: The practice\n    certainty: general",
  ],
  [
    "hours/practice",
    "otherHours",
    [{ from: "2031-12-24", reason: "Christmas Eve" }],
    "otherHours:\n  - from: 2031-12-24\n    reason: Christmas Eve",
  ],
  ["hours/brooklyn", "hours.byAppointment", ["Sunday"], "  byAppointment:\n    - Sunday"],
  [
    "hours/brooklyn",
    "otherHours",
    [{ from: "2031-12-27", to: "2031-12-30", opens: "10:00", closes: "14:00", reason: "Short days: 27–30" }],
    'otherHours:\n  - from: 2031-12-27\n    to: 2031-12-30\n    opens: "10:00"\n    closes: "14:00"\n    reason: "Short days: 27–30"',
  ],
  [
    "physician",
    "physician",
    { name: "Ana Doe, MD", since: "2001", license: "012345" },
    'physician:\n  name: Ana Doe, MD\n  license: "012345"\n  since: "2001"',
  ],
  ["contact", "referrals", { fax: "718.555.0188" }, 'referrals:\n  fax: "+17185550188"'],
  ["offices", "access", { entrance: "No step." }, "access:\n  entrance: No step."],
  ["deadlineRules/wageClaim", "concerns", ["employee", "drove"], "  concerns: [employee, drove]"],
  ["faqs", "margin", [{ value: "1", meaning: "Only one" }], 'margin:\n  - value: "1"\n    meaning: Only one'],
  ["glossary", "words", ["שלום", "no: fault"], '  words: [שלום, "no: fault"]'],
  ["areas", "state", true, "  state: true"],
  [
    "processSteps",
    "limit",
    { time: "{noticeLimit}", meaning: "From then to now", stops: false },
    '  limit:\n    time: "{noticeLimit}"\n    meaning: From then to now',
  ],
  ["toConfirm", "settled", { on: "2031-01-02", by: "Ana Doe" }, "  settled:\n    by: Ana Doe\n    on: 2031-01-02"],
  ["launch", "confirmed", { by: "Ana Doe", on: "2031-01-02" }, "  confirmed:\n    by: Ana Doe\n    on: 2031-01-02"],
];

type Written = string | ((gone: string) => string);
type Edit = [entry: string, what: string, change: (values: Values) => unknown, gone: number, written: Written];

/** Adds a sentence to the end of a text that is on one line, or on the last of several. */
const more = " And *so* on.";
const longer = (line: string) => (line.endsWith('"') ? `${line.slice(0, -1)}${more}"` : `${line}${more}`);

/** Other changes: how many lines are removed, and which are added, some of them derived from removed ones. */
const others: Edit[] = [
  [
    "hours/manhattan",
    "another day",
    ({ hours }) => hours.byAppointment.push("Sunday"),
    1,
    (line) => line.replace("]", ", Sunday]"),
  ],
  ["practice", "a text for both cases", ({ unreviewed }) => (unreviewed.medicine += more), 1, longer],
  [
    "offices",
    "a phone with a comment beside it",
    (values) => (values.phone = "1-718-555-0101"),
    1,
    (line) => line.replace(/"[^"]*"/, '"+17185550101"'),
  ],
  ["offices", "a wrapped text", (values) => (values.about += more), 1, longer],
  [
    "facts",
    "a number with its law beside it",
    (values) => (values.lateInterest = "3%"),
    1,
    (line) => line.replace(/: [^#]*/, ": 3% "),
  ],
  [
    "reports",
    "a unit",
    (values) => (values.unit = values.unit === "hours" ? "business days" : "hours"),
    1,
    (line) => (line.includes("hours") ? "  unit: business days" : "  unit: hours"),
  ],
  [
    "deadlineRules/noticeLimit",
    "who read it, and when",
    (values) => Object.assign(values, { reviewed: "2031-01-02", reviewer: "Ana Doe, Esq." }),
    0,
    "  reviewed: 2031-01-02\n  reviewer: Ana Doe, Esq.",
  ],
  ["articles", "a keyword moves up", ({ keywords }) => keywords.unshift(keywords.splice(1, 1)[0]), 1, (line) => line],
  ["glossary", "a wrapped meaning", (values) => (values.meaning += more), 1, longer],
  ["services/emg-ncs-testing", "no sister site", (values) => delete values.site, 1, ""],
  ["conditions", "a symptom goes", ({ symptoms }) => symptoms.splice(1, 1), 1, ""],
  [
    "redFlags",
    "a sign",
    ({ items }) => items.splice(2, 0, "😵 Faints: more than once"),
    0,
    '    - "😵 Faints: more than once"',
  ],
  ["emgPreparation", "the last line goes", ({ items }) => items.pop(), 1, ""],
  ["coverageLimits", "a text", (values) => (values.text += more), 1, longer],
  [
    "letters",
    "what is drawn",
    ({ drawn }) => drawn.words.push("Signed: yes"),
    1,
    (line) => line.replace(/] }$/, ', "Signed: yes"] }'),
  ],
  [
    "claim",
    "an answer within brackets",
    ({ questions }) => (questions[0].options[2].label = "In a cab, or so"),
    1,
    (line) => line.replace(/label: .*?, new/, 'label: "In a cab, or so", new'),
  ],
  ["guidance/costs", "a point of law", ({ points }) => (points[0].text += more), 1, longer],
  [
    "sampleReport",
    "a value in a table",
    ({ parts }) => (parts.find((part: Values) => part.motion).motion.rows[0].value = 44),
    1,
    (line) => line.replace(/value: \d+/, "value: 44"),
  ],
  [
    "sampleReport",
    "an empty line at the top",
    ({ blanks }) => blanks.push("Place: where"),
    1,
    (line) => line.replace(/]$/, ', "Place: where"]'),
  ],
  [
    "notices",
    "its tone",
    (values) => (values.tone = values.tone === "good" ? "bad" : "good"),
    1,
    (line) => (line.includes("good") ? "tone: bad" : "tone: good"),
  ],
];

/** Sets what is at a path, as "hours.open.0.opens"; "-" is the end of a list. */
const set = (path: string, value: unknown) => (values: Values) => {
  const keys = path.split(".");
  const inner = keys.slice(0, -1).reduce((whole, key) => whole[key], values);
  const key = keys.at(-1) ?? "";
  inner[key === "-" ? inner.length : key] = value;
};

const edits: Edit[] = [
  ...replaced.map(([entry, path, value, written]): Edit => [entry, path, set(path, value), 1, written]),
  ...added.map(([entry, path, value, written]): Edit => [entry, path, set(path, value), 0, written]),
  ...others,
];

const list = await editor.collections();

test.each(edits)("%s: %s", async (entry, _what, change, gone, written) => {
  const [collection = "", named] = entry.split("/");
  const id = named ?? list.collections.find(({ name }) => name === collection)?.entries[0]?.id ?? "";
  const before = await editor.entry(collection, id);
  const path = before.file.replace("content/", "");
  const bytes = editor.read(path);
  const values = structuredClone(before.values);
  change(values);
  const save = (version: string, next: unknown) =>
    editor.send("PUT", "entry", { collection, id, version, values: next });

  const saved = await save(before.version, values);
  expect(saved).toMatchObject({ status: 200 });
  const { version }: SavedAnswer = saved.body;
  const difference = changedLines(bytes, editor.read(path));
  const lines = (sign: string) => difference.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
  expect(lines("-")).toHaveLength(gone);
  const expected = typeof written === "function" ? written(lines("-").join("\n")) : written;
  expect(lines("+").join("\n")).toBe(expected);

  expect(await save(version, before.values)).toMatchObject({ status: 200 });
  expect(editor.read(path)).toBe(bytes);
});

test("every collection is tested", () => {
  const tried = new Set(edits.map(([entry]) => entry.split("/")[0]));
  const withEntries = list.collections.filter(({ entries }) => entries.length > 0).map(({ name }) => name);
  expect(withEntries.filter((name) => !tried.has(name))).toEqual([]);
});
