import type { Example } from "#ui/Example.ts";
import { Ledger, LedgerCell, LedgerFeature } from "./Ledger.tsx";
import { StudyPlot } from "#ui/graphics/StudyPlot.tsx";

/** Examples of `Ledger` for the gallery and its checks. */
export const examples: Example[] = [
  {
    name: "one large cell and five others",
    element: (
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
];
