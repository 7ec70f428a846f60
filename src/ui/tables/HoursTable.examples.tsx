import type { Example } from "#ui/Example.ts";
import { HoursTable } from "./HoursTable.tsx";

/** Examples of `HoursTable` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "open, by appointment, closed",
    element: (
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
];
