import { voiceTrace, type VoiceName } from "./voice-trace.ts";

/**
 * The traces of the site, by name: for page heads and for share images. Each is a path from edge to edge of a viewBox
 * of 1216 by 210, with its baseline at y 170 and its responses between x 640 and 1150, the part that phones show.
 */
export const traces = {
  /** One stimulus, one response: for share images. */
  response: "M-2000 170H796l4-44 4 72 4-28H900c22 0 32-150 52-150s32 184 56 184 18-34 40-34H4000",
  /** A nerve conduction study: a small stimulus, and its response. */
  study: "M-2000 170H856l4-44 4 72 4-28H940c20 0 28-128 46-128s30 158 52 158 18-30 38-30H4000",
  /** The same response each time: a reproducible finding. */
  repeated:
    "M-2000 170H690c20 0 28-128 46-128s30 156 52 156 16-28 36-28H850c20 0 28-128 46-128s30 156 52 156 16-28 36-28H1010c20 0 28-128 46-128s30 156 52 156 16-28 36-28H4000",
  /** Six responses in a row. */
  six: "M-2000 170H640c9 0 13-40 22-40s14 50 24 50 9-10 20-10H728c9 0 13-66 22-66s14 82 24 82 9-16 20-16H816c9 0 13-112 22-112s14 139 24 139 9-27 20-27H904c9 0 13-58 22-58s14 72 24 72 9-14 20-14H992c9 0 13-90 22-90s14 112 24 112 9-22 20-22H1080c9 0 13-48 22-48s14 60 24 60 9-12 20-12H4000",
  /** The injured side compared with the other: later and lower. */
  sideToSide:
    "M-2000 170H730c18 0 26-128 44-128s28 158 50 158 16-30 36-30H970c26 0 40-62 66-62s40 82 68 82 24-20 50-20H4000",
  /** Three small steps, then the response: a claim. */
  steps:
    "M-2000 170H640l4-26 4 42 4-16H790l4-26 4 42 4-16H940l4-26 4 42 4-16H980c20 0 28-128 46-128s30 158 52 158 18-30 38-30H4000",
  /** One response, recorded the same at two places. */
  twoPlaces:
    "M-2000 170H690c20 0 28-128 46-128s30 156 52 156 16-28 36-28H1010c20 0 28-128 46-128s30 156 52 156 16-28 36-28H4000",
  /** A steady rhythm that rises and falls. */
  rhythm:
    "M-2000 170H790c15 0 15-10 30-10s15 30 30 30 15-50 30-50 15 72 30 72 15-96 30-96 15 96 30 96 15-72 30-72 15 48 30 48 15-26 30-26 15 8 30 8H4000",
} as const;

export type TraceName = keyof typeof traces | VoiceName;

/** The trace of that name; undefined for an unknown name. */
export function traceNamed(name: string, side?: "left" | "right"): string | undefined {
  if (name.startsWith("voice-")) return voiceTrace(name as VoiceName, side);
  return name in traces ? traces[name as keyof typeof traces] : undefined;
}
