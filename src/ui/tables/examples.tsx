import { CompareTable } from "./CompareTable.tsx";
import { HoursTable } from "./HoursTable.tsx";
import { LimitTable } from "./LimitTable.tsx";
import { WriteLines } from "./WriteLines.tsx";

const row = { what: "Send the form", source: "Rule 1(a)", time: "30 days", from: "the first day" };

/** What the gallery shows of this folder: by component, the name of each example and its element. */
export const examples = {
  CompareTable: {
    "two things in two rows": (
      <CompareTable
        caption="This and that"
        corner="Question"
        columns={["This", "That"]}
        rows={[
          { id: "who", name: "Who asks", cells: ["You", "Somebody else"] },
          { id: "why", name: "What it is for", cells: ["A plan for your care", "An answer to the questions asked"] },
        ]}
      />
    ),
  },
  HoursTable: {
    "open, by appointment, closed": (
      <HoursTable
        caption="Example hours"
        lines={[
          { days: "Monday–Friday", text: "8:00 AM–6:00 PM", span: { opens: 8, closes: 18 } },
          { days: "Saturday", text: "By appointment", byAppointment: true },
          { days: "Sunday", text: "Closed" },
        ]}
      />
    ),
  },
  LimitTable: {
    "two groups": (
      <LimitTable
        caption="Time limits"
        groups={[
          { who: "You", rows: [{ ...row, id: "one" }] },
          { who: "The others", rows: [{ ...row, id: "two", time: "15 business days" }] },
        ]}
      />
    ),
  },
  // Shown on paper only.
  WriteLines: {
    "two lines": <WriteLines lines={["Name:", "Date:"]} />,
  },
};
