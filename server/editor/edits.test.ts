import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { CollectionsAnswer, EntryView, SavedAnswer } from "#domain/editor.ts";
import { openEditor } from "./testing.ts";

// Every collection of content/, and every kind of change, on a copy of it. What is written is of this test; what was there
// is read from the files, so that it may change. Each edit is taken back, and the file has its bytes again.
const root = mkdtempSync(join(tmpdir(), "edits-"));
cpSync("content", join(root, "content"), { recursive: true });
const editor = openEditor(root);
afterAll(() => {
  editor.close();
  rmSync(root, { recursive: true });
});

/* eslint-disable @typescript-eslint/no-explicit-any -- Forms hold anything; what is right is in the lines. */
type Values = any;
type Edit = {
  collection: string;
  /** Which of its entries; the first without it. */
  id?: string;
  what: string;
  change: (values: Values) => unknown;
  /** How many lines go. */
  gone?: number;
  /** The lines that come. */
  come: string[] | ((gone: string[]) => string[]);
};

/** Adds a sentence to the end of a text that is on one line, or on the last of several. */
const more = " And *so* on.";
const longer = ([line = ""]: string[]) => [line.endsWith('"') ? `${line.slice(0, -1)}${more}"` : `${line}${more}`];
const emg = "emg-ncs-testing";

const edits: Edit[] = [
  {
    collection: "hours",
    id: "practice",
    what: "the line closes later",
    change: ({ phoneHours }) => (phoneHours.open[0].closes = "19:45"),
    gone: 1,
    come: ['      closes: "19:45"'],
  },
  {
    collection: "hours",
    id: "practice",
    what: "the line is closed on a day",
    change: (values) => (values.otherHours = [{ from: "2031-12-24", reason: "Christmas Eve" }]),
    come: ["otherHours:", "  - from: 2031-12-24", "    reason: Christmas Eve", ""],
  },
  {
    collection: "hours",
    id: "brooklyn",
    what: "the office opens earlier",
    change: ({ hours }) => (hours.open[0].opens = "06:30"),
    gone: 1,
    come: ['      opens: "06:30"'],
  },
  {
    collection: "hours",
    id: "brooklyn",
    what: "the office sees people by appointment",
    change: ({ hours }) => (hours.byAppointment = ["Sunday"]),
    come: ["  byAppointment: [Sunday]"],
  },
  {
    collection: "hours",
    id: "brooklyn",
    what: "a week of short days",
    change: (values) =>
      (values.otherHours = [
        { from: "2031-12-27", to: "2031-12-30", opens: "10:00", closes: "14:00", reason: "Short days: 27–30" },
      ]),
    come: [
      "otherHours:",
      "  - from: 2031-12-27",
      "    to: 2031-12-30",
      '    opens: "10:00"',
      '    closes: "14:00"',
      '    reason: "Short days: 27–30"',
    ],
  },
  {
    collection: "hours",
    id: "manhattan",
    what: "another day",
    change: ({ hours }) => hours.byAppointment.push("Sunday"),
    gone: 1,
    come: ([line = ""]) => [line.replace("]", ", Sunday]")],
  },
  {
    collection: "practice",
    what: "its name",
    change: (values) => (values.name = "Neurology: the practice"),
    gone: 1,
    come: ['name: "Neurology: the practice"'],
  },
  {
    collection: "practice",
    what: "its phone, as people write it",
    change: (values) => (values.phone = "(718) 555-0123"),
    gone: 1,
    come: ['phone: "+17185550123"'],
  },
  {
    collection: "practice",
    what: "its email address",
    change: (values) => (values.email = "front.desk@example.org"),
    gone: 1,
    come: ["email: front.desk@example.org"],
  },
  {
    collection: "practice",
    what: "its physician",
    change: (values) => (values.physician = { name: "Ana Doe, MD", since: "2001", license: "012345" }),
    come: ["physician:", "  name: Ana Doe, MD", '  license: "012345"', '  since: "2001"', ""],
  },
  {
    collection: "practice",
    what: "a fax line",
    change: (values) => (values.referrals = { fax: "718.555.0188" }),
    come: ["referrals:", '  fax: "+17185550188"', ""],
  },
  {
    collection: "practice",
    what: "a text for both cases",
    change: ({ unreviewed }) => (unreviewed.medicine += more),
    gone: 1,
    come: longer,
  },
  {
    collection: "offices",
    what: "a street with a sign in it",
    change: (values) => (values.street = "1 Main Street #2: rear"),
    gone: 1,
    come: ['street: "1 Main Street #2: rear"'],
  },
  {
    collection: "offices",
    what: "a ZIP code",
    change: (values) => (values.zip = "00501"),
    gone: 1,
    come: ['zip: "00501"'],
  },
  {
    collection: "offices",
    what: "a phone with a comment beside it",
    change: (values) => (values.phone = "1-718-555-0101"),
    gone: 1,
    come: ([line = ""]) => [line.replace(/"[^"]*"/, '"+17185550101"')],
  },
  {
    collection: "offices",
    what: "what it says of the way in",
    change: (values) => (values.access = { entrance: "No step." }),
    come: ["access:", "  entrance: No step."],
  },
  { collection: "offices", what: "a wrapped text", change: (values) => (values.about += more), gone: 1, come: longer },
  {
    collection: "offices",
    what: "one more way to come",
    change: ({ getting }) => getting.push({ by: "Ferry", text: "From Wall Street, pier 11." }),
    come: ["  - by: Ferry", "    text: From Wall Street, pier 11."],
  },
  {
    collection: "offices",
    what: "the turn of its map",
    change: ({ map }) => (map.turn = -12.5),
    gone: 1,
    come: ["  turn: -12.5"],
  },
  {
    collection: "offices",
    what: "one more avenue",
    change: ({ map }) => map.avenues.push({ east: 2, name: "East 8th Street" }),
    come: ["    - { name: East 8th Street, east: 2 }"],
  },
  {
    collection: "facts",
    what: "a number in sentences",
    change: (values) => (values.firstVisit = "50–70 minutes"),
    gone: 1,
    come: ["firstVisit: 50–70 minutes"],
  },
  {
    collection: "facts",
    what: "a number with its law beside it",
    change: (values) => (values.lateInterest = "3%"),
    gone: 1,
    come: ([line = ""]) => [line.replace(/: [^#]*/, ": 3% ")],
  },
  { collection: "reports", what: "a time", change: (values) => (values.to = 72.5), gone: 1, come: ["  to: 72.5"] },
  {
    collection: "reports",
    what: "a unit",
    change: (values) => (values.unit = values.unit === "hours" ? "business days" : "hours"),
    gone: 1,
    come: ([line = ""]) => [line.includes("hours") ? "  unit: business days" : "  unit: hours"],
  },
  {
    collection: "deadlineRules",
    id: "noticeLimit",
    what: "how many days",
    change: (values) => (values.limit = 45),
    gone: 1,
    come: ["  limit: 45"],
  },
  {
    collection: "deadlineRules",
    id: "noticeLimit",
    what: "its source",
    change: (values) => (values.source = "Insurance Law §5106(b): a note"),
    gone: 1,
    come: ['  source: "Insurance Law §5106(b): a note"'],
  },
  {
    collection: "deadlineRules",
    id: "noticeLimit",
    what: "whom it concerns",
    change: (values) => (values.concerns = ["working", "drove"]),
    come: ["  concerns: [working, drove]"],
  },
  {
    collection: "deadlineRules",
    id: "noticeLimit",
    what: "who read it, and when",
    change: (values) => Object.assign(values, { reviewed: "2031-01-02", reviewer: "Ana Doe, Esq." }),
    come: ["  reviewed: 2031-01-02", "  reviewer: Ana Doe, Esq."],
  },
  {
    collection: "faqs",
    what: "a question",
    change: (values) => (values.question = "“Why?”, and: what then?"),
    gone: 1,
    come: ['question: "“Why?”, and: what then?"'],
  },
  {
    collection: "faqs",
    what: "a fact beside it",
    change: (values) => (values.margin = [{ value: "1", meaning: "Only one" }]),
    come: ["margin:", '  - value: "1"', "    meaning: Only one"],
  },
  {
    collection: "articles",
    what: "its title",
    change: (values) => (values.title = "A title - with 'quotes' and \"more\""),
    gone: 1,
    come: ["title: A title - with 'quotes' and \"more\""],
  },
  {
    collection: "articles",
    what: "the day of a change",
    change: (values) => (values.updated = "2031-02-03"),
    gone: 1,
    come: ["updated: 2031-02-03"],
  },
  {
    collection: "articles",
    what: "a keyword moves up",
    change: ({ keywords }) => keywords.unshift(keywords.splice(1, 1)[0]),
    gone: 1,
    come: (gone) => gone,
  },
  {
    collection: "articles",
    what: "a source",
    change: ({ sources }) => sources.push("# 12: a report"),
    come: ['  - "# 12: a report"'],
  },
  {
    collection: "categories",
    what: "a description",
    change: (values) => (values.description = `A text about what: ${"a".repeat(110)}.`),
    gone: 1,
    come: [`  description: "A text about what: ${"a".repeat(110)}."`],
  },
  {
    collection: "glossary",
    what: "a wrapped meaning",
    change: (values) => (values.meaning += more),
    gone: 1,
    come: longer,
  },
  {
    collection: "glossary",
    what: "how sentences write it",
    change: (values) => (values.words = ["שלום", "no: fault"]),
    come: ['  words: [שלום, "no: fault"]'],
  },
  {
    collection: "services",
    id: emg,
    what: "a feature",
    change: ({ features }) => (features[0] = "{emgVisit} of testing"),
    gone: 1,
    come: ['  - "{emgVisit} of testing"'],
  },
  {
    collection: "services",
    id: emg,
    what: "its offices",
    change: ({ offices }) => offices.push("manhattan"),
    gone: 1,
    come: ["offices: [brooklyn, manhattan]"],
  },
  {
    collection: "services",
    id: emg,
    what: "no sister site",
    change: (values) => delete values.site,
    gone: 1,
    come: [],
  },
  {
    collection: "conditions",
    what: "a symptom goes",
    change: ({ symptoms }) => symptoms.splice(1, 1),
    gone: 1,
    come: [],
  },
  {
    collection: "conditions",
    what: "another service",
    change: (values) => (values.service = "continuing-care"),
    gone: 1,
    come: ["service: continuing-care"],
  },
  {
    collection: "redFlags",
    what: "a sign",
    change: ({ items }) => items.splice(2, 0, "😵 Faints: more than once"),
    come: ['    - "😵 Faints: more than once"'],
  },
  {
    collection: "documents",
    what: "a title that looks like a number",
    change: (values) => (values.title = "007"),
    gone: 1,
    come: ['  title: "007"'],
  },
  { collection: "emgPreparation", what: "the last line goes", change: ({ items }) => items.pop(), gone: 1, come: [] },
  {
    collection: "areas",
    what: "another office",
    change: (values) => (values.office = "manhattan"),
    gone: 1,
    come: ["  office: manhattan"],
  },
  { collection: "areas", what: "a state", change: (values) => (values.state = true), come: ["  state: true"] },
  {
    collection: "carriers",
    what: "a name that looks like a date",
    change: (values) => (values.name = "2031-01-01"),
    gone: 1,
    come: ["  name: 2031-01-01"],
  },
  {
    collection: "benefits",
    what: "a title that looks like a mark",
    change: (values) => (values.title = "--- and so on"),
    gone: 1,
    come: ['  title: "--- and so on"'],
  },
  {
    collection: "processSteps",
    what: "a time from the step before",
    change: (values) => (values.limit = { time: "{noticeLimit}", meaning: "From then to now", stops: false }),
    come: ["  limit:", '    time: "{noticeLimit}"', "    meaning: From then to now"],
  },
  { collection: "coverageLimits", what: "a text", change: (values) => (values.text += more), gone: 1, come: longer },
  {
    collection: "onFoot",
    what: "a title that is an answer",
    change: (values) => (values.title = "Yes"),
    gone: 1,
    come: ['  title: "Yes"'],
  },
  {
    collection: "letters",
    what: "what is filled in",
    change: ({ lines }) => lines.push("Signed: yes"),
    gone: 1,
    come: ([line = ""]) => [line.replace(/]$/, ', "Signed: yes"]')],
  },
  {
    collection: "whoPays",
    what: "a question",
    change: ({ questions }) => (questions[0].text = "Were you at work?"),
    gone: 1,
    come: ["    text: Were you at work?"],
  },
  {
    collection: "whoPays",
    what: "an answer within brackets",
    change: ({ questions }) => (questions[0].options[2].label = "I cannot say, sorry"),
    gone: 1,
    come: ([line = ""]) => [line.replace(/label: .*?, leads/, 'label: "I cannot say, sorry", leads')],
  },
  {
    collection: "whoPays",
    what: "the answer for most",
    change: ({ short }) => short.reverse(),
    gone: 5,
    come: (gone) => gone.toReversed(),
  },
  {
    collection: "guidance",
    id: "costs",
    what: "a point of law",
    change: ({ points }) => (points[0].text += more),
    gone: 1,
    come: longer,
  },
  {
    collection: "guidance",
    id: "costs",
    what: "one more point, with an id of its own",
    change: ({ points }) =>
      points.push({ text: "Ask about it. Then pay.", source: "The practice", certainty: "general" }),
    come: [
      "  - id: ask-about-it-then-pay",
      "    text: Ask about it. Then pay.",
      "    source: The practice",
      "    certainty: general",
    ],
  },
  {
    collection: "caseServices",
    what: "a note",
    change: (values) => (values.note = "Ask: we know."),
    come: ['  note: "Ask: we know."'],
  },
  {
    collection: "comparison",
    what: "a cell",
    change: (values) => (values.ime = "@ the insurer’s"),
    gone: 1,
    come: ['  ime: "@ the insurer’s"'],
  },
  {
    collection: "referralDocuments",
    what: "a line",
    change: ({ items }) => (items[0] = "null"),
    gone: 1,
    come: ['    - "null"'],
  },
  {
    collection: "sampleReport",
    what: "a value in a table",
    change: ({ parts }) => (parts.find((part: Values) => part.motion).motion.rows[0].value = 44),
    gone: 1,
    come: ([line = ""]) => [line.replace(/value: \d+/, "value: 44")],
  },
  {
    collection: "sampleReport",
    what: "an empty line at the top",
    change: ({ blanks }) => blanks.push("Place: where"),
    gone: 1,
    come: ([line = ""]) => [line.replace(/]$/, ', "Place: where"]')],
  },
  {
    collection: "network",
    what: "an address",
    change: (values) => (values.url = "https://example.org/a#b"),
    gone: 1,
    come: ["  url: https://example.org/a#b"],
  },
  {
    collection: "searchPlaces",
    what: "what people type",
    change: ({ words }) => words.push("12345"),
    come: ['    - "12345"'],
  },
  {
    collection: "notices",
    what: "its tone",
    change: (values) => (values.tone = values.tone === "good" ? "bad" : "good"),
    gone: 1,
    come: ([line = ""]) => [line.includes("good") ? "tone: bad" : "tone: good"],
  },
  {
    collection: "toConfirm",
    what: "who settled it",
    change: (values) => (values.settled = { on: "2031-01-02", by: "Ana Doe" }),
    come: ["  settled:", "    by: Ana Doe", "    on: 2031-01-02"],
  },
  {
    collection: "toConfirm",
    what: "the pages that show it",
    change: (values) => (values.pages = ["/contact", "/faq"]),
    gone: 1,
    come: ["  pages: [/contact, /faq]"],
  },
  {
    collection: "launch",
    what: "who confirmed it",
    change: (values) => (values.confirmed = { by: "Ana Doe", on: "2031-01-02" }),
    come: ["  confirmed:", "    by: Ana Doe", "    on: 2031-01-02"],
  },
  {
    collection: "languages",
    id: "es",
    what: "the heading of a page",
    change: (values) => (values.title = "Después del choque"),
    gone: 1,
    come: ["title: Después del choque"],
  },
  {
    collection: "toolFrame",
    id: "es",
    what: "a heading of all tools",
    change: (values) => (values.short = "Resumen"),
    gone: 1,
    come: ["short: Resumen"],
  },
  {
    collection: "whoPaysTexts",
    id: "es",
    what: "the text of a button",
    change: (values) => ((values.form as { next: string }).next = "Seguir"),
    gone: 1,
    come: ["  next: Seguir"],
  },
  {
    collection: "noticeLetterTexts",
    id: "es",
    what: "the text of a button",
    change: (values) => ((values.form as { show: string }).show = "Mostrar mi carta"),
    gone: 1,
    come: ["  show: Mostrar mi carta"],
  },
  {
    collection: "deadlineTexts",
    id: "en",
    what: "the text of a button",
    change: (values) => ((values.form as { show: string }).show = "See my dates"),
    gone: 1,
    come: ["  show: See my dates"],
  },
];

const list = (await editor.get("collections")) as CollectionsAnswer;

test.each(edits)("$collection: $what", async ({ collection, id, change, gone = 0, come }) => {
  const view = list.collections.find(({ name }) => name === collection);
  const entry = id ?? view?.entries[0]?.id ?? "";
  const before = (await editor.get(`entry?collection=${collection}&id=${entry}`)) as EntryView;
  const bytes = readFileSync(join(root, before.file), "utf8");
  const values = structuredClone(before.values);
  change(values);
  const save = (version: string, written: unknown) =>
    editor.send("PUT", "entry", { collection, id: entry, version, values: written });

  const { status, body } = await save(before.version, values);
  expect({ status, body }).toMatchObject({ status: 200 });
  const { difference, version } = body as SavedAnswer;
  const lines = (sign: string) => difference.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
  expect(lines("-")).toHaveLength(gone);
  expect(lines("+")).toEqual(typeof come === "function" ? come(lines("-")) : come);

  expect(await save(version, before.values)).toMatchObject({ status: 200 });
  expect(readFileSync(join(root, before.file), "utf8")).toBe(bytes);
});

test("no collection is left out", () => {
  const tried = new Set(edits.map(({ collection }) => collection));
  const withEntries = list.collections.filter(({ entries }) => entries.length > 0).map(({ name }) => name);
  expect(withEntries.filter((name) => !tried.has(name))).toEqual([]);
});
