/** The name of the trace of a page in another language, derived from the language's code. */
export type VoiceName = `voice-${string}`;

/** How many responses a voice trace has. */
const count = 7;

/**
 * A trace like a voice recording: responses whose amplitudes are a hash of a language's code, so that each language has
 * its own. It runs from left to right in every script, as recordings do.
 * @param side the side of the responses: beside the heading, which is at the other
 */
export function voiceTrace(name: VoiceName, side: "left" | "right" = "right"): string {
  const heights = heightsOf(name);
  const start = side === "right" ? 650 : 90;
  return `M-2000 170H${start}${heights.map(response).join("")}H4000`;
}

/** One response: up to its amplitude, below the baseline, and back to it. */
function response(height: number): string {
  const [up, over, back] = [24, 26, 18];
  const below = Math.round(height * 0.22);
  return `c10 0 14-${height} ${up}-${height}s15 ${height + below} ${over} ${height + below} 8-${below} ${back}-${below}`;
}

/** Amplitudes from 30 to 134, no two adjacent ones alike; deterministic for a name. */
function heightsOf(name: string): number[] {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  let before = 0;
  return Array.from({ length: count }, () => {
    state = Math.imul(state ^ (state >>> 13), 1_540_483_477) + 12_345;
    const step = 1 + ((state >>> 7) % 12);
    before = (before + 2 + (step % 9)) % 13;
    return 30 + before * 8;
  });
}
