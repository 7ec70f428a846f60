/** What the finder can lead to: a kind of insurer, or where to ask when none is sure. The name of a company never. */
export type PayerId = keyof typeof payerTitles;

/** Each of them as a heading says it. */
export const payerTitles = {
  "workers-compensation": "Workers’ compensation may pay first",
  motorcycle: "Your health insurance, and an attorney to ask",
  "vehicle-insurer": "The insurer of the vehicle you were in",
  "ride-insurer": "The insurer of the car you rode in",
  "bus-insurer": "The insurer of the bus",
  "striking-insurer": "The insurer of the vehicle that hit you",
  "no-vehicle": "No motor vehicle took part: ask first",
  "household-policy": "A car policy of yours, or of a relative you live with",
  "accident-fund": "MVAIC, the state’s accident fund",
  "other-state": "Your own insurer, to ask about another state’s rules",
} as const;

/** Whether an id, such as one that came in a link, is one of them. */
export function isPayer(id: string | undefined): id is PayerId {
  return id !== undefined && Object.hasOwn(payerTitles, id);
}
