import { voiceTrace, type VoiceName } from "./voice-trace.ts";

type Point = readonly [x: number, y: number];

/** A line drawn from edge to edge over a sheet of 1216 by 210, with its rings and, where it is measured, its marks. */
export type Trace = { line: string; rings: readonly Point[]; measure?: string; dashed?: string };

/**
 * The traces of the site: a page whose subject can be drawn has one of its own, and so has its picture for social sites. The line
 * rests at y 170 and answers between x 640 and 1150, where phones show it too.
 */
export const traces = {
  /** One stimulus, one answer: on the pictures of the pages that have no trace. */
  response: {
    line: "M-2000 170H796l4-44 4 72 4-28H900c22 0 32-150 52-150s32 184 56 184 18-34 40-34H4000",
    rings: [
      [900, 170],
      [952, 20],
    ],
  },
  /** Two places. */
  twoPlaces: {
    line: "M-2000 170H720c20 0 28-128 46-128s30 156 52 156 16-28 36-28H960c20 0 26-92 44-92s28 116 50 116 16-24 34-24H4000",
    rings: [
      [766, 42],
      [1004, 78],
    ],
  },
  /** A nerve study: a small stimulus, and its answer. */
  study: {
    line: "M-2000 170H856l4-44 4 72 4-28H940c20 0 28-128 46-128s30 158 52 158 18-30 38-30H4000",
    rings: [
      [940, 170],
      [986, 42],
    ],
  },
  /** An answer with its latency and its amplitude marked. */
  measured: {
    line: "M-2000 170H760l4-38 4 60 4-22H880c24 0 32-140 52-140s32 172 58 172 20-32 44-32H4000",
    rings: [
      [880, 170],
      [932, 30],
    ],
    measure: "M1082 30V170M1075 30h14M1075 170h14M768 202H880M768 195v14M880 195v14",
    dashed: "M940 30H1082",
  },
  /** Six answers beside each other. */
  six: {
    line: "M-2000 170H640c9 0 13-40 22-40s14 50 24 50 9-10 20-10H728c9 0 13-66 22-66s14 82 24 82 9-16 20-16H816c9 0 13-112 22-112s14 139 24 139 9-27 20-27H904c9 0 13-58 22-58s14 72 24 72 9-14 20-14H992c9 0 13-90 22-90s14 112 24 112 9-22 20-22H1080c9 0 13-48 22-48s14 60 24 60 9-12 20-12H4000",
    rings: [
      [662, 130],
      [750, 104],
      [838, 58],
      [926, 112],
      [1014, 80],
      [1102, 122],
    ],
  },
  /** The hurt side compared with the other: later and lower. */
  sideToSide: {
    line: "M-2000 170H730c18 0 26-128 44-128s28 158 50 158 16-30 36-30H970c26 0 40-62 66-62s40 82 68 82 24-20 50-20H4000",
    rings: [
      [774, 42],
      [1036, 108],
    ],
    measure: "M1036 42V100M1029 42h14",
    dashed: "M782 42H1036",
  },
  /** Stations on the way, then the answer: a claim. */
  stations: {
    line: "M-2000 170H960c20 0 28-128 46-128s30 158 52 158 18-30 38-30H4000",
    rings: [
      [640, 170],
      [790, 170],
      [940, 170],
      [1006, 42],
    ],
    measure: "M640 198h300m-300-7v14m150-14v14m150-14v14",
  },
  /** A steady rhythm that swells and rests. */
  rhythm: {
    line: "M-2000 170H790c15 0 15-10 30-10s15 30 30 30 15-50 30-50 15 72 30 72 15-96 30-96 15 96 30 96 15-72 30-72 15 48 30 48 15-26 30-26 15 8 30 8H4000",
    rings: [[940, 116]],
  },
  /** A first answer and the late ones that follow it. */
  train: {
    line: "M-2000 170H700l4-40 4 64 4-24H790c17 0 23-140 40-140s25 174 44 174 15-34 34-34H950c11 0 15-52 25-52s16 64 28 64 9-12 21-12H1066c9 0 12-26 20-26s13 32 23 32 8-6 17-6H4000",
    rings: [
      [830, 30],
      [975, 118],
      [1086, 144],
    ],
  },
  /** Question and answer, twice. */
  pairs: {
    line: "M-2000 170H690l4-36 4 58 4-22H752c16 0 22-128 38-128s24 159 41 159 14-31 32-31H920l4-36 4 58 4-22H982c16 0 22-104 38-104s24 129 41 129 14-25 32-25H4000",
    rings: [
      [790, 42],
      [1020, 66],
    ],
  },
} as const satisfies Readonly<Record<string, Trace>>;

export type TraceName = keyof typeof traces | VoiceName;

/** The trace of a name that a page carries; nothing for a name that there is not. */
export function traceNamed(name: string, side?: "left" | "right"): Trace | undefined {
  if (name.startsWith("voice-")) return voiceTrace(name as VoiceName, side);
  return name in traces ? traces[name as keyof typeof traces] : undefined;
}
