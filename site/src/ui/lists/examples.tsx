import { Checklist } from "./Checklist.tsx";
import { DescriptionList } from "./DescriptionList.tsx";
import { Ledger, LedgerCell } from "./Ledger.tsx";
import { NumberedMargin } from "./NumberedMargin.tsx";
import { Points } from "./Points.tsx";
import { RingNumber } from "./RingNumber.tsx";
import { Spot } from "#ui/graphics/Spot.tsx";

const groups = [
  { id: "one", title: "First group", items: ["A thing", "Another thing", "A thing with a longer name"] },
  { id: "two", title: "Second group", items: ["A thing", "Another thing", "A third thing"] },
];

const terms = ["One", "Two", "Three", "Four"].map((title) => ({ id: title, title, text: "What it means." }));

/** The gallery's examples for this folder: by component, the name of each example and its element. */
export const examples = {
  Checklist: {
    "two groups": <Checklist groups={groups} lines={["Date and time"]} />,
    "boxes to tick": <Checklist groups={groups} variant="ticks" />,
  },
  DescriptionList: {
    "two terms": <DescriptionList items={terms.slice(0, 2)} />,
    "four beside each other": <DescriptionList columns={4} items={terms} />,
    "with pairs": (
      <DescriptionList
        columns="fit"
        items={terms
          .slice(0, 2)
          .map((item) => ({ ...item, pairs: [{ term: "When", value: "The days and the hours." }] }))}
      />
    ),
    margin: <DescriptionList variant="facts" items={terms.slice(0, 2)} />,
    "pairs, one with a note": (
      <DescriptionList
        variant="beside"
        items={[
          { title: "Office", text: [<a href="#main">A link</a>, "What there is to say of it"] },
          { title: "Email", text: <a href="#main">office@example.com</a> },
        ]}
      />
    ),
    small: <DescriptionList variant="small" items={terms.slice(0, 2)} />,
    line: <DescriptionList variant="large" items={[{ title: "Office", text: <a href="#main">A line</a> }]} />,
  },
  Ledger: {
    "two wide cells and four others": (
      <Ledger columns={4} note={<p>An arrow.</p>}>
        <LedgerCell title="Exam" href="#main" drawing={<Spot name="exam-reflex" />} wide="large">
          What everything else builds on.
        </LedgerCell>
        {["One", "Two"].map((title) => (
          <LedgerCell
            key={title}
            title={title}
            href={{ url: "https://www.example.com/" }}
            drawing={<Spot name="report" />}
          >
            A sentence about this service.
          </LedgerCell>
        ))}
        <LedgerCell title="Test" href="#main" drawing={<Spot name="emg" />} wide="regular" facts="One. Two.">
          A service with its facts.
        </LedgerCell>
      </Ledger>
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
  Points: {
    "short and long": (
      <Points
        items={[
          "A short line",
          "A line that is long enough to need a second line on a small screen, where it is indented",
        ]}
      />
    ),
    "in two columns": (
      <Points columns={2} items={["One sign", "Another sign", "A third one", "A fourth", "And a fifth"]} />
    ),
    "on a panel": (
      <div data-surface="panel">
        <Points items={["A short line"]} />
      </div>
    ),
    "under a heading": <Points title="What it includes" items={["An exam", "A report"]} />,
    "under a heavy rule, in two columns": (
      <Points title="What it includes" ruled items={["An exam", "A report", "A plan"]} columns={2} />
    ),
    numbered: (
      <Points
        variant="numbered"
        items={[
          "Do this first.",
          <>
            <b>Then this</b> A note with a name.
          </>,
        ]}
      />
    ),
  },
  RingNumber: {
    three: <RingNumber>{3}</RingNumber>,
  },
};
