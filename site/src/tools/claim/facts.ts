import type { Claim, ChoiceKey, AlsoTrue } from "./claim.ts";

/** Why something does not apply; each has a sentence in `content/claim.yaml`, but for `unsaid`, which goes without saying. */
export const reasonIds = [
  ...(["notDriving", "notWorking", "working", "otherWork", "outsideNewYork", "abroad", "insured"] as const),
  ...(["vehicleKnown", "vehicleUnknown", "rental", "publicVehicle", "ownVehicle", "spouseVehicle"] as const),
  ...(["ownPolicy", "noOneFled", "noPolicy", "noInsurer", "motorcycle", "noVehicle", "notPublic"] as const),
  ...(["otherBody", "careOnly", "noticeInTime", "notForLateness", "noneDied", "died"] as const),
  "unsaid",
] as const;
export type Reason = (typeof reasonIds)[number];

/** Whether something is so: yes, not known, or no, with the reason. What is not known rules out nothing. */
export type Verdict = true | undefined | Reason;

/** True if all are; else the first reason, or not known. */
export const all = (...verdicts: Verdict[]): Verdict =>
  verdicts.find((one) => typeof one === "string") ?? (verdicts.includes(undefined) ? undefined : true);

/** True in any of the cases; else not known; else the first reason. */
export const any = (...verdicts: Verdict[]): Verdict =>
  verdicts.includes(true) ? true : verdicts.includes(undefined) ? undefined : verdicts[0];

/** An answer; undefined where none was given, or the person does not know. */
export function answer<K extends ChoiceKey>(claim: Claim, key: K): Exclude<Claim[K], "unsure"> {
  const given = claim[key];
  return (given === "unsure" ? undefined : given) as Exclude<Claim[K], "unsure">;
}

/** Whether an answer is one of some. */
export const is = <K extends ChoiceKey>(claim: Claim, key: K, wanted: readonly Claim[K][], reason: Reason): Verdict => {
  const given = answer(claim, key);
  return given === undefined ? undefined : wanted.includes(given) ? true : reason;
};

/** Whether something is true besides. */
export const also = ({ also: said }: Claim, one: AlsoTrue, reason: Reason): Verdict =>
  said === undefined || said === "unsure" ? undefined : said.includes(one) ? true : reason;

/** How the person was hurt: in a vehicle, hit by one, or on what counts as a motorcycle. */
export function position(claim: Claim): "inside" | "struck" | "motorcycle" | undefined {
  const travel = answer(claim, "travel");
  if (travel === "foot" || travel === "bicycle") return "struck";
  if (travel === "motorcycle") {
    const cycle = answer(claim, "cycle");
    // Neither is settled: the letter is sent to be safe.
    return cycle === "slow" || cycle === "unplated" ? "struck" : cycle && "motorcycle";
  }
  return travel === undefined || travel === "other" ? undefined : "inside";
}

/** What covers the vehicle the person was in, or that hit them; `unknown` where nobody knows the vehicle. */
export function cover(claim: Claim): "insured" | "none" | "rental" | "public" | "unknown" | "noVehicle" | undefined {
  const hit = answer(claim, "hit");
  const place = position(claim);
  if (place === "inside") return claim.travel === "bus" ? "insured" : answer(claim, "vehicle");
  if (hit === "none") return place ? "noVehicle" : undefined;
  if (hit === "unknown" || hit === "public") return hit;
  return answer(claim, "vehicle");
}

export const inNewYork = (claim: Claim): Verdict =>
  answer(claim, "place") === "abroad" ? "abroad" : is(claim, "place", ["city", "state"], "outsideNewYork");

/** The crash was outside New York. */
export const isOutside = ({ place }: Claim): boolean => place === "us" || place === "abroad";

/** Whether New York No-Fault can pay at all, as far as known. */
export function canPay(claim: Claim): Verdict {
  if (answer(claim, "place") === "abroad") return "abroad";
  if (position(claim) === "motorcycle") return "motorcycle";
  return cover(claim) === "noVehicle" ? "noVehicle" : true;
}

/** Driving a motor vehicle. */
export function drove(claim: Claim): Verdict {
  const travel = answer(claim, "travel");
  if (travel === "driving") return true;
  if (travel === "riding" || travel === "foot" || travel === "bicycle") return "notDriving";
  return travel === undefined || travel === "other" ? undefined : is(claim, "role", ["driver"], "notDriving");
}

/** A car policy at home. */
export const household = (claim: Claim): Verdict => is(claim, "household", ["yes"], "noPolicy");
/** No such policy: what MVAIC asks for. */
export const noHousehold = (claim: Claim): Verdict => is(claim, "household", ["no"], "ownPolicy");
