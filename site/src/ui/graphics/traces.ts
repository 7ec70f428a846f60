/**
 * The traces of the site, by name: for page heads and for share images. Each is a path from edge to edge of a viewBox
 * of 1216 by 210, with its baseline at y 170 and its responses between x 640 and 1150, the part that phones show.
 */
export const traces = {
  /** One stimulus, one response: for share images. */
  response: "M-2000 170H796l4-44 4 72 4-28H900c22 0 32-150 52-150s32 184 56 184 18-34 40-34H4000",
  /** A nerve conduction study: a small stimulus, and its response. */
  study: "M-2000 170H856l4-44 4 72 4-28H940c20 0 28-128 46-128s30 158 52 158 18-30 38-30H4000",
  /** A steady rhythm that rises and falls. */
  rhythm:
    "M-2000 170H790c15 0 15-10 30-10s15 30 30 30 15-50 30-50 15 72 30 72 15-96 30-96 15 96 30 96 15-72 30-72 15 48 30 48 15-26 30-26 15 8 30 8H4000",
} as const;

export type TraceName = keyof typeof traces;
