/** The name of the trace of a page in another language, made from the language's code. */
export type VoiceName = `voice-${string}`;

/** How many answers a voice has. */
const count = 7;

/**
 * A voice, drawn as a run of answers whose heights come from the code of a language, so that each language has a line of
 * its own. It runs from left to right in every script, as nerves are recorded.
 * @param side where its answers are: beside the heading, which begins at the left or at the right
 */
export function voiceTrace(name: VoiceName, side: "left" | "right" = "right"): string {
  const heights = heightsOf(name);
  const start = side === "right" ? 650 : 90;
  return `M-2000 170H${start}${heights.map(answer).join("")}H4000`;
}

/** One answer: up to its height, below the line of rest, and back to it. */
function answer(height: number): string {
  const [up, over, back] = [24, 26, 18];
  const below = Math.round(height * 0.22);
  return `c10 0 14-${height} ${up}-${height}s15 ${height + below} ${over} ${height + below} 8-${below} ${back}-${below}`;
}

/** Heights from 30 to 134, of which no two neighbors are alike; the same for the same name. */
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
