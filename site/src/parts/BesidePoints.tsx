import type { ComponentProps } from "react";
import type { Point } from "#content/guidance-schema.ts";
import { BesideSection } from "./BesideSection.tsx";
import { Points } from "#ui/lists/Points.tsx";

type Props = Omit<ComponentProps<typeof BesideSection>, "children"> & {
  points: readonly Pick<Point, "text">[];
  /** Shown on the short page too. */
  short?: true;
};

/** A heading beside short points. */
export function BesidePoints({ points, short, ...section }: Props) {
  const list = <Points items={points.map(({ text }) => text)} />;
  return <BesideSection {...section}>{short ? <div data-short="">{list}</div> : list}</BesideSection>;
}
