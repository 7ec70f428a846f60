import { HoursTable } from "./HoursTable.tsx";
import { Table } from "./Table.tsx";

/** The gallery's examples for this folder: by component, the name of each example and its element. */
export const examples = {
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
  Table: {
    "two things in two rows": (
      <Table
        caption="This and that"
        heads={["Question", "This", "That"]}
        rows={[
          { id: "who", name: "Who asks", cells: ["You", "Somebody else"] },
          { id: "why", name: "What it is for", cells: ["A plan for your care", "An answer to the questions asked"] },
        ]}
      />
    ),
    limits: (
      <Table
        variant="limits"
        caption="You"
        heads={["Within", "What to do", "Where this is written"]}
        rows={[{ id: "form", name: <b>30 days</b>, cells: ["Send the form", "Rule 1(a)"] }]}
      />
    ),
  },
};
