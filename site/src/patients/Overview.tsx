import { Fragment } from "react";
import { routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import { InShort } from "#parts/InShort.tsx";
import { Wrap } from "#ui/layout/Wrap.tsx";
import { LinkColumns } from "#ui/links/LinkColumns.tsx";

/** The sections below the danger signs. */
const parts = [
  { href: "#visit", label: "What to Expect" },
  { href: "#process", label: "The No-Fault process" },
  { href: "#documents", label: "What to bring" },
  { href: "#letters", label: "Got a letter?" },
  { href: "#denial", label: "A denial (NF-10)" },
  { href: "#on-foot", label: "On foot, on a bicycle, or a courier" },
  { href: "#rights", label: "Your rights" },
  { href: "#specialty", label: "Specialty sites" },
];

/** The summary of the page, for readers who read nothing else. */
export function Overview({ points }: { points: readonly Point[] }) {
  return (
    <InShort
      points={points.map(({ id, text }) => (
        <Fragment key={id}>
          {text}
          {id === "danger-signs" && (
            <>
              {" "}
              <a href="tel:911">Call 911</a> or go to the emergency room.
            </>
          )}
          {id === "tell-insurer" && (
            <>
              {" "}
              <a href={routes.claim}>Your No-Fault claim</a>
            </>
          )}
        </Fragment>
      ))}
    />
  );
}

/** The table of contents, after the danger signs. */
export function PartsOfPage() {
  return (
    <div data-screen-only="">
      <Wrap>
        <LinkColumns title="On this page" links={parts} />
      </Wrap>
    </div>
  );
}
