/** The ways in which a file's bytes can be sent, the preferred first. */
const encodings = ["br", "gzip", "identity"] as const;

/** One of the ways in which a file's bytes can be sent. */
export type Encoding = (typeof encodings)[number];

/**
 * The encoding to send: of those at hand, the one the client likes most; where it likes several alike, the smallest.
 *
 * A client that refuses everything gets the plain bytes: more use to a person than an error.
 */
export function chooseEncoding(acceptEncoding: string | undefined, atHand: (encoding: Encoding) => boolean): Encoding {
  const accepted = weights(acceptEncoding ?? "");
  const quality = (encoding: Encoding) => accepted.get(encoding) ?? accepted.get("*") ?? 0;

  const [best] = encodings
    .filter((encoding) => atHand(encoding) && quality(encoding) > 0)
    .toSorted((one, other) => quality(other) - quality(one));
  return best ?? "identity";
}

/** What the client names and how much it likes each, from 0 to 1: `gzip, br;q=0.5` is gzip 1 and br 0.5. */
function weights(acceptEncoding: string): ReadonlyMap<string, number> {
  const items = acceptEncoding.toLowerCase().split(",");
  return new Map(
    items.map((item) => {
      const [coding = "", weight = "1"] = item.split(/;\s*q=/);
      return [coding.trim(), Number(weight)];
    }),
  );
}

/** Whether the client holds this very content. `W/` is ignored, as RFC 9110 asks of If-None-Match. */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim());
  return ["*", etag, `W/${etag}`].some((tag) => tags.includes(tag));
}
