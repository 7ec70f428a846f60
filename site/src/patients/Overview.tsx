import { Fragment } from "react";
import { routes } from "#routes.ts";
import type { Point } from "#content/guidance-schema.ts";
import { InShort } from "#parts/InShort.tsx";

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
