import { expect, test } from "vitest";
import { checkedEntries, contentFiles, type ContentFiles } from "./check.ts";
import { withFacts } from "./facts.ts";
import { contentRules } from "./collections.ts";

/** A change to one file of `content/`: a text and its replacement, or the whole file deleted. */
type Change = { file: string; from: string | RegExp; to: string } | { file: string; gone: true };

/** A mistake that an editor makes, and what the message must say. */
type Case = { mistake: string; change: Change; says: readonly string[] };

const faq = "faqs/will-i-need-an-emg.md";
const emg = "services/emg-ncs-testing.md";
const article = "articles/emg-confirms-nerve-injury-after-accident/index.md";

const rights = "guidance/patient-rights.yaml";

const spanish = "languages/es.yaml";
const tool = "claim/es.yaml";
const person = "{ name: Ana Ruiz, qualification: certified translator, on: 2026-11-01 }";

const review = (id: string) => `- id: ${id}\n  what: Texts\n  by: Ana Ruiz\n  on: 2026-11-01\n  texts: {}`;

const cases: readonly Case[] = [
  {
    mistake: "a translation with another number",
    change: { file: spanish, from: "{lateArbitration} días", to: "45 días" },
    says: ["content/languages", "es.yaml → sections.letters.items.nf-10.text: has 45 where", "{lateArbitration}"],
  },
  {
    mistake: "a tool in another language with another number",
    change: { file: tool, from: "{most}", to: "8" },
    says: ["content/claim", "es.yaml → ask.number: has 8, {number} where", "{most}", "raise “edition” in en.yaml"],
  },
  {
    mistake: "an answer of a tool that is not translated",
    change: {
      file: "claim.yaml",
      from: "      - { id: other, label: Something else,",
      to: "      - { id: rail, label: In a train }\n      - { id: other, label: Something else,",
    },
    says: ["content/claim", "rules.questions.travel.options.rail.label: missing. Translate “In a train”."],
  },
  {
    mistake: "a number in a tool without the form that another number would take",
    change: { file: tool, from: "one {# día} other {# días}", to: "other {# días}" },
    says: ["content/claim", "es.yaml → ", "write the form “one”"],
  },
  {
    mistake: "a translation of an edition that English does not have",
    change: { file: tool, from: "edition: 1", to: "edition: 2" },
    says: ["content/claim", "es.yaml → edition: en.yaml has no such edition; write 1."],
  },
  {
    mistake: "a translation called checked without a translator",
    change: { file: spanish, from: "state: draft", to: `state: checked\nchecker: ${person}` },
    says: [`content/${spanish}`, "translator: ", "Name who translated it"],
  },
  {
    mistake: "one person who checks their own translation",
    change: {
      file: spanish,
      from: "state: draft",
      to: `state: checked\ntranslator: ${person}\nchecker: ${person}`,
    },
    says: [`content/${spanish}`, "checker: Translator and checker are two different people."],
  },
  {
    mistake: "a danger sign that changed in English alone",
    change: { file: "red-flags.yaml", from: "Unusual behavior", to: "Very unusual behavior" },
    says: ["content/languages", "danger → groups: group 1 is not as in red-flags.yaml", "raise “edition”"],
  },
  {
    mistake: "a language in a file of another name",
    change: { file: spanish, from: "language: es", to: "language: fr" },
    says: ["content/languages", "es.yaml → language: name the file fr.yaml"],
  },
  {
    mistake: "an interpreter for a language without a page",
    change: { file: "practice.yaml", from: "interpreterFor: []", to: "interpreterFor: [xx]" },
    says: ["content/practice.yaml", "interpreterFor: there is no content/languages/xx.yaml", "es"],
  },
  {
    mistake: "days that no computer can name",
    change: { file: "languages/ht.yaml", from: /^weekdays:.*\n/m, to: "" },
    says: ["content/languages/ht.yaml", "weekdays: ", "list them, Monday first"],
  },
  {
    mistake: "months that no computer can name",
    change: { file: "languages/ht.yaml", from: /^months:.*\n/m, to: "" },
    says: ["content/languages/ht.yaml", "months: ", "or neither"],
  },
  {
    mistake: "message delivery that is none of the three",
    change: { file: "practice.yaml", from: "messageDelivery: server", to: "messageDelivery: yes" },
    says: ["content/practice.yaml", "messageDelivery: “yes” is not known here. Write one of: server, email, off."],
  },
  {
    mistake: "a point that its page looks for, removed",
    change: { file: "guidance/workers-compensation.yaml", from: "id: pays-first", to: "id: pays-second" },
    says: ["content/guidance", "workers-compensation.yaml → points: The page looks for “pays-first”; put it back."],
  },
  {
    mistake: "a point that is there twice",
    change: { file: rights, from: "id: exam", to: "id: consent" },
    says: [
      "content/guidance",
      "patient-rights.yaml → points: The id “consent” is there twice; give each point an id of its own.",
    ],
  },
  {
    mistake: "a point without the title that its page shows",
    change: { file: rights, from: "    title: A fair exam\n", to: "" },
    says: [
      "content/guidance",
      "patient-rights.yaml → exam → title: missing. Add a line “title: …”; the page shows it.",
    ],
  },
  {
    mistake: "a point whose drawing has nothing to show for it",
    change: { file: "guidance/denial-form.yaml", from: "    drawn: [Received on]\n", to: "" },
    says: [
      "content/guidance",
      "denial-form.yaml → arrival → drawn: missing. Add a line “drawn: […]”; the drawing beside it shows it.",
    ],
  },
  {
    mistake: "a field that does not exist",
    change: { file: "practice.yaml", from: "email:", to: "fax: none\nemail:" },
    says: ["content/practice.yaml", "unknown key “fax”", "Check the spelling or remove it"],
  },
  {
    mistake: "a field left out",
    change: { file: "practice.yaml", from: /^name:.*\n/m, to: "" },
    says: ["content/practice.yaml", "name: missing", "Add a line “name: …”"],
  },
  {
    mistake: "a field left out that takes one of a few words",
    change: { file: emg, from: "icon: emg\n", to: "" },
    says: [`content/${emg}`, "icon: missing", "Write one of: exam-reflex, head-injury, neck, emg, report, exam-walk"],
  },
  {
    mistake: "HTML in a text",
    change: { file: emg, from: "We test when", to: 'We <img src="x" onerror="alert(1)"> test when' },
    says: [`content/${emg}`, '“<img src="x" onerror="alert(1)">” is code; write it in words.'],
  },
  {
    mistake: "a link that runs a script",
    change: { file: emg, from: "We test when", to: "We [test](JavaScript:alert) when" },
    says: [`content/${emg}`, "“](JavaScript:alert” is code"],
  },
  {
    mistake: "a picture in a text",
    change: { file: emg, from: "We test when", to: "We ![test](http://example.com/a.png) when" },
    says: [`content/${emg}`, "“![test](http://example.com/a.png)” is a picture, and a text has none; say in words"],
  },
  {
    mistake: "a telephone number written as people say it",
    change: { file: "offices/brooklyn.yaml", from: /^phone: "\S+"/m, to: 'phone: "718-555-0100"' },
    says: ["content/offices/brooklyn.yaml", "phone: Write the ten digits", "ten digits"],
  },
  {
    mistake: "a closing time on the 12-hour clock, before the opening time",
    change: { file: "offices/manhattan.yaml", from: 'closes: "17:00"', to: 'closes: "05:00"' },
    says: ["content/offices/manhattan.yaml", "closes: Closing time must be later than opening", "“18:00” for 6 PM"],
  },
  {
    mistake: "a time that is not a time",
    change: { file: "offices/brooklyn.yaml", from: 'opens: "08:00"', to: "opens: 8am" },
    says: ["content/offices/brooklyn.yaml", "opens: Give a time; in a file “09:00” or “17:30”"],
  },
  ...(
    [
      {
        mistake: "a closure whose last day is before its first",
        entries: ["from: 2026-12-28, to: 2026-12-24, reason: Repairs"],
        says: "entry 1 → to: The last day must not be before the first. For one day, leave the last day out.",
      },
      {
        mistake: "a closure without a reason",
        entries: ["from: 2026-12-24"],
        says: "entry 1 → reason: missing. Add a line “reason: …”.",
      },
      {
        mistake: "a closure whose reason is empty",
        entries: ["from: 2026-12-24, reason: ''"],
        says: "entry 1 → reason: Write some text here; it may not be empty.",
      },
      {
        mistake: "a closure whose reason is a story",
        entries: [`from: 2026-12-24, reason: ${"long ".repeat(13)}`],
        says: "entry 1 → reason: Write at most 60 characters",
      },
      {
        mistake: "a closure on a day that no calendar has",
        entries: ["from: 2027-02-29, reason: Repairs"],
        says: "entry 1 → from: Give a real day; in a file as year-month-day",
      },
      {
        mistake: "a closure with its day as Americans write it",
        entries: ["from: 12/24/2026, reason: Repairs"],
        says: "entry 1 → from: Give a real day; in a file as year-month-day",
      },
      {
        mistake: "a closure in a year of five digits, as a date field can give it",
        entries: ["from: 12026-12-24, reason: Repairs"],
        says: "entry 1 → from: Check the year, and write all four digits of it.",
      },
      {
        mistake: "a closure in a year of two digits, as a date field can give it",
        entries: ["from: 0026-12-24, reason: Repairs"],
        says: "entry 1 → from: Check the year, and write all four digits of it.",
      },
      {
        mistake: "other hours that begin and never end",
        entries: ['from: 2026-12-24, opens: "10:00", reason: Repairs'],
        says: "entry 1 → closes: missing. Add a line “closes: …”. Write both times, or neither when it is closed.",
      },
      {
        mistake: "other hours that end and never begin",
        entries: ['from: 2026-12-24, closes: "10:00", reason: Repairs'],
        says: "entry 1 → opens: missing. Add a line “opens: …”. Write both times, or neither when it is closed.",
      },
      {
        mistake: "other hours on the 12-hour clock",
        entries: ['from: 2026-12-24, opens: "10:00", closes: "02:00", reason: Repairs'],
        says: "entry 1 → closes: Closing time must be later than opening time",
      },
      {
        mistake: "other hours with a time that is not a time",
        entries: ['from: 2026-12-24, opens: 10am, closes: "14:00", reason: Repairs'],
        says: "entry 1 → opens: Give a time; in a file “09:00” or “17:30”",
      },
      {
        mistake: "two closures on the same day",
        entries: [
          "from: 2026-12-24, to: 2026-12-26, reason: Christmas",
          "from: 2026-12-31, reason: Repairs",
          "from: 2026-12-20, to: 2026-12-24, reason: Repairs",
        ],
        says: "entry 3 → from: An entry above has the same day. Change the days, or remove one of the two.",
      },
    ] as const
  ).flatMap(({ mistake, entries, says }) =>
    ["practice.yaml", "offices/manhattan.yaml"].map((file) => ({
      mistake: `${mistake}, in ${file}`,
      change: {
        file,
        from: /^name:/m,
        to: `otherHours:\n${entries.map((entry) => `  - { ${entry} }\n`).join("")}name:`,
      },
      says: [`content/${file}`, `otherHours → ${says}`],
    })),
  ),
  {
    mistake: "an office that does not exist",
    change: { file: "areas.yaml", from: "office: manhattan", to: "office: queens" },
    says: ["content/areas.yaml", "office: “queens” is not known here", "Write one of: brooklyn, manhattan"],
  },
  {
    mistake: "a sister site that does not exist",
    change: { file: emg, from: "site: diagnostics", to: "site: diagnostic" },
    says: [`content/${emg}`, "site: “diagnostic” is not known here", "Write one of: diagnostics, concussion"],
  },
  {
    mistake: "an article whose short version is long",
    change: { file: article, from: /short:\n.*\n/, to: `short:\n  - ${"word ".repeat(60)}\n` },
    says: [`content/${article}`, "short: Write at most 60 words in all"],
  },
  {
    mistake: "an article whose drawing is under a missing heading",
    change: { file: article, from: /  under: .*\n/, to: "  under: No such heading\n" },
    says: ["content/articles", "figures → under", "## No such heading", "write it as it stands there"],
  },
  {
    mistake: "an area without a shape on the map",
    change: { file: "areas.yaml", from: "id: queens", to: "id: rockaways" },
    says: ["content/areas.yaml", "The site uses exactly these ids", "Missing: queens. Unknown: rockaways"],
  },
  {
    mistake: "a drawn map without the office’s own avenue",
    change: { file: "offices/manhattan.yaml", from: "east: 0", to: "east: 3" },
    says: ["content/offices/manhattan.yaml", "map → avenues: Give the avenue of the office “east: 0”"],
  },
  {
    mistake: "a step of the claim tool that is not due by a rule, and has no source",
    change: { file: "claim.yaml", from: /(id: denialReport[\s\S]*?) +source: .*\n/, to: "$1" },
    says: ["content/claim.yaml", "steps → ", "certainty: Write source and certainty together"],
  },
  {
    mistake: "an id that appears twice in a list",
    change: { file: "areas.yaml", from: "id: queens", to: "id: brooklyn" },
    says: ["content/areas.yaml", "id “brooklyn” is there twice", "give each entry an id of its own"],
  },
  {
    mistake: "an entry of a list without an id",
    change: { file: "benefits.yaml", from: /- id: \S+\n {2}page/, to: "- page" },
    says: ["content/benefits.yaml", "Entry 1 has no id", "add one, for example “id: brooklyn”"],
  },
  ...["deadline-rules.yaml", "glossary.yaml"].map((file) => ({
    mistake: `nothing but a remark in ${file}, which the settings read, too`,
    change: { file, from: /[\s\S]+/, to: "# To be written\n" },
    says: [`content/${file}`, "The list is empty; write at least one entry"],
  })),
  {
    mistake: "two files with the same place",
    change: { file: "offices/manhattan.yaml", from: "order: 2", to: "order: 1" },
    says: ["content/offices", "brooklyn and manhattan have the same order", "give each a number of its own"],
  },
  {
    mistake: "two questions with the same words",
    change: { file: faq, from: /question: .*/, to: "question: Do I need a referral?" },
    says: [
      "content/faqs",
      "do-i-need-a-referral and will-i-need-an-emg have the same question",
      "change or remove one",
    ],
  },
  {
    mistake: "an empty list",
    change: { file: "carriers.yaml", from: /^- [\s\S]*/m, to: "[]\n" },
    says: ["content/carriers.yaml", "The list is empty; write at least one entry"],
  },
  {
    mistake: "a file with nothing but remarks",
    change: { file: "carriers.yaml", from: /^- [\s\S]*/m, to: "" },
    says: ["content/carriers.yaml", "The list is empty; write at least one entry"],
  },
  {
    mistake: "a point without its source",
    change: { file: rights, from: / {4}source: .*\n/, to: "" },
    says: [`content/${rights}`, "points → entry 1 → source: missing", "Add a line “source: …”"],
  },
  {
    mistake: "a medical word in a reply",
    change: { file: "reply-templates.yaml", from: "text: |\n", to: "text: |\n    About your exam:\n" },
    says: ["content/reply-templates.yaml", "we-called → text: Leave out everything medical"],
  },
  {
    mistake: "eight things in one group of the checklist",
    change: { file: "documents.yaml", from: "items:\n", to: "items: [1a, 2a, 3a, 4a, 5a, 6a, 7a, 8a]\n  other:\n" },
    says: ["content/documents.yaml", "claim → items: List at most 7 lines, and put the others into another group"],
  },
  {
    mistake: "a danger sign that is to be seen at once, and is not there",
    change: { file: "red-flags.yaml", from: "shown: [2]", to: "shown: [6]" },
    says: ["content/red-flags.yaml", "spine → shown: There is no line at one of these places"],
  },
  {
    mistake: "a length of the visit that cannot be drawn on its scale",
    change: { file: "facts.yaml", from: /^firstVisit: .*/m, to: "firstVisit: about an hour" },
    says: ["content/facts.yaml", "firstVisit: Write it as “45–60 minutes”, with a long dash"],
  },
  {
    mistake: "an address of a site without https",
    change: { file: "network.yaml", from: "https://diagnostics.", to: "www.diagnostics." },
    says: ["content/network.yaml", "diagnostics → url: Write the whole address with https://, for example"],
  },
  {
    mistake: "a day that no calendar has",
    change: { file: article, from: /^date: .*/m, to: "date: 2026-02-30" },
    says: [`content/${article}`, "date: Give a real day; in a file as year-month-day, for example 2026-09-08"],
  },
  {
    mistake: "a day in the American order",
    change: { file: article, from: /^date: .*/m, to: "date: 11/01/2026" },
    says: [`content/${article}`, "date: Give a real day; in a file as year-month-day, for example 2026-09-08"],
  },
  {
    mistake: "a review without a reviewer",
    change: { file: faq, from: "question:", to: "reviewed: 2027-03-01\nquestion:" },
    says: [`content/${faq}`, "reviewer: missing", "Name who reviewed it, or remove the day of the review."],
  },
  {
    mistake: "a review on no day",
    change: { file: emg, from: "icon:", to: "reviewer: Dr. One\nicon:" },
    says: [`content/${emg}`, "reviewed: missing", "Write the day of the review, or remove who reviewed it."],
  },
  {
    mistake: "a quote that is not closed, in the file that also names the site",
    change: { file: "practice.yaml", from: /^name: (.*)/m, to: 'name: "$1' },
    says: ["content/practice.yaml", "Missing closing", "line 2", "look for a missing colon, quote or space"],
  },
  {
    mistake: "a missing colon in a list",
    change: { file: "benefits.yaml", from: "title: Networked", to: "title Networked" },
    says: ["content/benefits.yaml", "look for a missing colon, quote or space", "title Networked"],
  },
  {
    mistake: "a missing colon in a file of its own",
    change: { file: "offices/brooklyn.yaml", from: "city: ", to: "city " },
    says: ["content/offices/brooklyn.yaml", "look for a missing colon, quote or space", "line 6"],
  },
  {
    mistake: "a missing colon in the fields above a text",
    change: { file: faq, from: "order: ", to: "order " },
    says: [`content/${faq}`, "look for a missing colon, quote or space", "line 3"],
  },
  {
    mistake: "a review of a group of texts that there is not",
    change: { file: "reviews.yaml", from: "[]", to: review("dentistry") },
    says: ["content/reviews.yaml", "dentistry → id: there is no such group of texts", "law, medicine, bn"],
  },
  {
    mistake: "a review with a fingerprint that is none",
    change: { file: "reviews.yaml", from: "[]", to: `${review("law").replace("{}", "{ facts.yaml: abc }")}` },
    says: ["content/reviews.yaml", "law → texts → facts.yaml: This is no fingerprint", "record it again"],
  },
  {
    mistake: "a placeholder that names no fact",
    change: { file: emg, from: "{emgVisit}", to: "{emgvisit}" },
    says: [`content/${emg}`, "{emgvisit} is not a known fact", "use one of", "emgVisit"],
  },
  {
    mistake: "a day named both with times and by appointment",
    change: { file: "offices/manhattan.yaml", from: "[Tuesday, Thursday]", to: "[Monday, Thursday]" },
    says: ["content/offices/manhattan.yaml", "Name every day once only, either with times or under byAppointment"],
  },
  {
    mistake: "a day by a short name",
    change: { file: "practice.yaml", from: "[Saturday]", to: "[Sat]" },
    says: [
      "content/practice.yaml",
      "byAppointment → entry 1: “Sat” is not known here",
      "Write one of: Monday, Tuesday",
    ],
  },
  {
    mistake: "an empty text in a field",
    change: { file: "facts.yaml", from: /^wait: .*/m, to: 'wait: ""' },
    says: ["content/facts.yaml", "wait: Write some text here; it may not be empty"],
  },
  {
    mistake: "no text under the fields",
    change: { file: faq, from: /^---\n\n[\s\S]*/m, to: "---\n" },
    says: [`content/${faq}`, "The text is missing; write it below the second line of three dashes"],
  },
  {
    mistake: "a number where words belong",
    change: { file: "facts.yaml", from: "basicLimit: $50,000", to: "basicLimit: 50000" },
    says: ["content/facts.yaml", "basicLimit: Write text, in quotes if it looks like a number"],
  },
  {
    mistake: "a time in days where a drawing counts weeks",
    change: { file: "facts.yaml", from: /^emgBest: .*/m, to: "emgBest: 21 days" },
    says: ["content/facts.yaml", "emgBest: Write it as “3 weeks”; the drawing on /services reads the number"],
  },
  {
    mistake: "two conditions at the same place of the drawing",
    change: { file: "conditions/neck-injury.md", from: "place: neck", to: "place: back" },
    says: ["content/conditions", "low-back-injury and neck-injury have the same place", "change or remove one"],
  },
  {
    mistake: "a time limit written with its unit",
    change: { file: "deadline-rules.yaml", from: "limit: 30\n", to: "limit: 30 days\n" },
    says: ["content/deadline-rules.yaml", "noticeLimit → limit: Write a whole number without its unit"],
  },
  {
    mistake: "a date from a time limit that is only likely, and no one to ask about it",
    change: { file: "deadline-rules.yaml", from: "  ask: an attorney today\n", to: "" },
    says: ["content/deadline-rules.yaml", "deniedCoverage → ask", "needs someone to ask, for example “an attorney”"],
  },
  {
    mistake: "a time limit for a case that the tool does not ask about",
    change: { file: "deadline-rules.yaml", from: "concerns: [drove]", to: "concerns: [drivers]" },
    says: [
      "content/deadline-rules.yaml",
      "crashReport → concerns → entry 1: “drivers” is not known here",
      "Write one of: police, drove",
    ],
  },
  {
    mistake: "a time limit whose case is not in a list",
    change: { file: "deadline-rules.yaml", from: "concerns: [drove]", to: "concerns: drove" },
    says: ["content/deadline-rules.yaml", "crashReport → concerns"],
  },
  {
    mistake: "a time limit for no case at all",
    change: { file: "deadline-rules.yaml", from: "concerns: [drove]", to: "concerns: []" },
    says: ["content/deadline-rules.yaml", "crashReport → concerns: Name a case, or leave it out for everyone"],
  },
  {
    mistake: "a time limit whose event the tool does not know",
    change: { file: "deadline-rules.yaml", from: "event: expense", to: "event: loss" },
    says: ["content/deadline-rules.yaml", "wageClaim → event: “loss” is not known here", "Write one of: crash"],
  },
  {
    mistake: "a time between two steps that does not say from when",
    change: { file: "process-steps.yaml", from: / +meaning: from the crash.*\n/, to: "" },
    says: ["content/process-steps.yaml", "insurance-file-nf-2-form → limit → meaning: missing"],
  },
  {
    mistake: "something to confirm that no one is to settle",
    change: { file: "to-confirm.yaml", from: "who: [practice]", to: "who: []" },
    says: ["content/to-confirm.yaml", "practice-name → who: Name at least one who can settle it"],
  },
  {
    mistake: "a picture that is not there",
    change: { file: "pictures.yaml", from: "team: {}", to: "team: { file: team.jpg, alt: We }" },
    says: ["content/pictures.yaml", "team → file: content/pictures/team.jpg is missing; put it there"],
  },
  {
    mistake: "a picture without its text",
    change: { file: "pictures.yaml", from: "team: {}", to: "team: { file: team.jpg }" },
    says: ["content/pictures.yaml", "team → alt: missing. Add a line “alt: …”. Say what the picture shows"],
  },
  {
    mistake: "a point of a picture that is no place",
    change: { file: "pictures.yaml", from: "team: {}", to: "team: { focus: left }" },
    says: ["content/pictures.yaml", "team → focus: Write two percentages", "“50% 30%”"],
  },
  {
    mistake: "an e-mail address without its @",
    change: { file: "practice.yaml", from: /^email: .*/m, to: "email: office.example.com" },
    says: ["content/practice.yaml", "email: Write a whole e-mail address, for example"],
  },
  {
    mistake: "a file that was deleted",
    change: { file: "facts.yaml", gone: true },
    says: ["content/facts.yaml", "The file is missing; put it back"],
  },
  {
    mistake: "a deleted list that other files refer to",
    change: { file: "network.yaml", gone: true },
    says: ["content/network.yaml", "The file is missing; put it back"],
  },
  {
    mistake: "a deleted message of the site",
    change: { file: "notices/message-sent.md", gone: true },
    says: ["content/notices", "Missing: message-sent"],
  },
];

const files = contentFiles();

test.each(cases)("$mistake is refused with file and field and how to write it", ({ change, says }) => {
  const { message, stack } = mistakeIn(changed(change)) as Error;
  for (const text of [`Mistake in ${says[0]}`, ...says]) expect(message).toContain(text);
  expect(stack, "the message points to the file, not to our code").toBe("");
});

test("the current content has no mistakes", () => {
  expect(mistakeIn(files)).toBeUndefined();
});

const fields = "effective: 2026-02-16\nversion: '2'\nsource: Counsel\n";
const tagline = "taglines:\n  - { language: es, name: Español, text: Un ejemplo. }\n";

test.each([
  { file: "privacy-practices", more: "", says: undefined },
  { file: "language-help", more: `line: Ask for Ann.\n${tagline}`, says: undefined },
  {
    file: "privacy",
    more: "",
    says: "privacy.md: The site has no place for it. Name the file as one of: privacy-practices",
  },
  { file: "language-help", more: tagline, says: "language-help.md → line: missing. Add a line “line: …”" },
  { file: "nondiscrimination", more: tagline, says: "nondiscrimination.md → taglines: Only language-help.md has it." },
  {
    file: "language-help",
    more: tagline.replace(" es,", " Spanish,"),
    says: "Write the code of the language, for example “es”",
  },
  {
    file: "language-help",
    more: `line: Ask for Ann.\n${tagline}${tagline.split("\n")[1]}\n`,
    says: "A language is there twice; remove one of the two.",
  },
])("of the notice $file with “$more” the check says “$says”", ({ file, more, says }) => {
  const mistake = mistakeIn(new Map([...files, [`legal/${file}.md`, `---\n${fields}${more}---\nText.`]]));
  if (says === undefined) expect(mistake).toBeUndefined();
  else expect((mistake as Error).message).toContain(says);
});

test.each([
  {
    more: "  confirmed: { by: Robin Doe, on: 2026-11-01 }\n  not: We have none.\n",
    says: "Remove this reason or “confirmed”",
  },
  { more: "  renew: 0\n", says: "Write 1 month or more" },
])("a question before going live with “$more” is refused: $says", ({ more, says }) => {
  const mistake = mistakeIn(
    new Map([
      ...files,
      ["launch.yaml", `- id: a\n  question: Is it so?\n  source: A test\n  certainty: custom\n${more}`],
    ]),
  );
  expect((mistake as Error).message).toContain(says);
});

function mistakeIn(files: ContentFiles): unknown {
  try {
    for (const collection of Object.values(contentRules(files))) checkedEntries(collection, files);
    return undefined;
  } catch (mistake) {
    return mistake;
  }
}

function changed(change: Change): ContentFiles {
  const before = files.get(change.file);
  if ("gone" in change) return new Map([...files].filter(([path]) => path !== change.file));
  const after = before?.replace(change.from, change.to);
  if (after === undefined || after === before)
    throw new Error(`content/${change.file} no longer holds ${change.from}; correct this test.`);
  return new Map([...files, [change.file, after]]);
}

test("facts are filled into every text of an entry, at any depth, and nothing else changes", () => {
  const entry = { text: "Within {days}, {days} at most", list: ["{days}", { inner: "{days}" }], count: 3, none: null };
  expect(withFacts(entry, { days: "30 days" })).toEqual({
    text: "Within 30 days, 30 days at most",
    list: ["30 days", { inner: "30 days" }],
    count: 3,
    none: null,
  });
});
