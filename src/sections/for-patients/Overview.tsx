import { Fragment } from "react";
import type { Point } from "#schemas/guidance.ts";
import { InShort } from "#sections/InShort.tsx";
import { LinkColumns } from "#ui/links/LinkColumns.tsx";

/** The parts of the page, for readers who look for one of them. */
const parts = [
  { href: "#red-flags", label: "Danger signs" },
  { href: "#visit", label: "What to Expect" },
  { href: "#process", label: "The No-Fault process" },
  { href: "#documents", label: "What to bring" },
  { href: "#letters", label: "Letters that ask you to act" },
  { href: "#denial", label: "A denial (NF-10)" },
  { href: "#on-foot", label: "On foot, on a bicycle, or a courier" },
  { href: "#rights", label: "Your rights" },
  { href: "#specialty", label: "Specialty sites" },
];

/** The page in a few points, for readers who can take in no more today, beside the list of its parts. */
export function Overview({ points }: { points: readonly Point[] }) {
  return (
    <InShort
      points={points.map(({ id, text }) =>
        id === "danger-signs" ? (
          <Fragment key={id}>
            {text} <a href="tel:911">Call 911</a> or go to the emergency room.
          </Fragment>
        ) : (
          text
        ),
      )}
    >
      <div data-screen-only="">
        <LinkColumns title="On this page" links={parts} />
      </div>
    </InShort>
  );
}
