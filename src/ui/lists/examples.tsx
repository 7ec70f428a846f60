import { Checklist } from "./Checklist.tsx";
import { Ledger, LedgerCell, LedgerFeature } from "./Ledger.tsx";
import { MarkList } from "./MarkList.tsx";
import { NumberedMargin } from "./NumberedMargin.tsx";
import { Pairs } from "./Pairs.tsx";
import { RingList } from "./RingList.tsx";
import { RingNumber } from "./RingNumber.tsx";
import { RuledList } from "./RuledList.tsx";
import { RuledPairs } from "./RuledPairs.tsx";
import { Stations } from "./Stations.tsx";
import { StudyPlot } from "#ui/graphics/StudyPlot.tsx";
import { TitledList } from "./TitledList.tsx";
import { ValueList } from "./ValueList.tsx";

const groups = [
  { id: "one", title: "First group", items: ["A thing", "Another thing", "A thing that takes more words"] },
  { id: "two", title: "Second group", items: ["A thing", "Another thing", "A third thing"] },
];

/** What the gallery shows of this folder: by component, the name of each example and its element. */
export const examples = {
  Checklist: {
    "two groups": <Checklist groups={groups} lines={["Date and time"]} />,
    "boxes to tick": <Checklist groups={groups} variant="ticks" />,
  },
  Ledger: {
    "one large cell and five others": (
      <Ledger>
        <LedgerFeature
          title="Feature"
          to={{ href: "https://www.example.com/", words: "Opens our example site", external: true }}
          plot={<StudyPlot />}
          facts={["One", "Two", "Three"]}
        >
          A service with a plot of its own.
        </LedgerFeature>
        {["One", "Two", "Three", "Four", "Five"].map((title) => (
          <LedgerCell key={title} title={title} to={{ href: "#main", words: "See our services" }} drawing="report">
            A sentence about this service.
          </LedgerCell>
        ))}
      </Ledger>
    ),
  },
  MarkList: {
    "short and long": (
      <MarkList
        items={[
          "A short line",
          "A line that is long enough to need a second line on a small screen, where it is indented",
        ]}
      />
    ),
    "in two columns": (
      <MarkList columns={2} items={["One sign", "Another sign", "A third one", "A fourth", "And a fifth"]} />
    ),
    "on a panel": (
      <div data-surface="panel">
        <MarkList items={["A short line"]} />
      </div>
    ),
  },
  NumberedMargin: {
    "three points": (
      <NumberedMargin
        items={[
          { id: "a", title: "Findings that are measured", text: "Strength and feeling, the same way each time." },
          { id: "b", title: "A stated time", text: "Every report has one." },
          { id: "c", title: "Normal results too", text: "They go into the report with the others." },
        ]}
      />
    ),
  },
  Pairs: {
    "two pairs": (
      <Pairs
        pairs={[
          { term: "Office", value: <a href="#main">A link</a> },
          { term: "Email", value: <a href="#main">office@example.com</a> },
        ]}
      />
    ),
    "with a note": (
      <Pairs pairs={[{ term: "Office", value: <a href="#main">A link</a>, note: "What there is to say of it" }]} />
    ),
  },
  RingList: {
    sentences: <RingList items={["Do this first.", "Then do this.", "At last do this."]} />,
    "notes with a name": (
      <RingList
        items={[
          <>
            <b>The first place</b> What stands there.
          </>,
          <>
            <b>The second place</b> What stands there, in a sentence that needs more than one line on a small screen.
          </>,
        ]}
      />
    ),
  },
  RingNumber: {
    three: <RingNumber>{3}</RingNumber>,
  },
  RuledList: {
    "two terms": (
      <RuledList
        items={[
          { id: "a", title: "Term", text: "What it means." },
          { id: "b", title: "Another", text: "What that means." },
        ]}
      />
    ),
    "four terms beside each other": (
      <RuledList
        columns={4}
        items={["One", "Two", "Three", "Four"].map((title) => ({ id: title, title, text: "What it means." }))}
      />
    ),
  },
  RuledPairs: {
    "two titles": (
      <RuledPairs
        items={["The first office", "The second office"].map((title) => ({
          id: title,
          title,
          text: "What it is about, in a sentence.",
          pairs: [
            { term: "Where", value: "The street and the number of the house." },
            { term: "When", value: "The days of the week, and the hours." },
          ],
        }))}
      />
    ),
  },
  Stations: {
    "on a panel": (
      <div data-surface="panel">
        <Stations
          stations={["One", "Two", "Three", "Four"].map((name) => ({
            id: name,
            name,
            description: "What it is for.",
            url: "https://www.example.com/",
            nofollow: false,
          }))}
        />
      </div>
    ),
  },
  TitledList: {
    plain: <TitledList title="What it includes" items={["An exam", "A report"]} />,
    "under a heavy rule, in two columns": (
      <TitledList title="What it includes" items={["An exam", "A report", "A plan"]} variant="ruled" columns={2} />
    ),
  },
  ValueList: {
    "two values": (
      <ValueList
        values={[
          { name: "Standard report", value: "5–7 business days" },
          { name: "Rush report", value: "48–72 hours" },
        ]}
      />
    ),
  },
};
