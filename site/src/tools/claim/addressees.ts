import { answer, any, canPay, cover, household, position, type Verdict } from "./facts.ts";
import type { Claim } from "./claim.ts";

/** Whom a claim is written to, in `content/claim.yaml`. */
export const addresseeIds = [
  ...(["ownVehicle", "vehicleYouWereIn", "taxi", "appInsurer", "bus", "strikingVehicle", "anyInsurer"] as const),
  ...(["rental", "publicOwner", "federalAgency", "household", "lastInsurer", "mvaic"] as const),
] as const;
export type AddresseeId = (typeof addresseeIds)[number];

/** One to write to; not sure where it depends on an answer that is missing. */
export type Addressee = { id: AddresseeId; isSure: boolean };

/**
 * Whom to write to, in order: Insurance Law §5103, 11 NYCRR 65-3.12. MVAIC gets no letter.
 * @param fund whether MVAIC is to be told
 */
export function addressees(claim: Claim, fund: Verdict): Addressee[] {
  if (canPay(claim) !== true) return [];
  const mvaic = ["mvaic", fund] as const;
  const named = claim.coverage ? afterDenial(claim, mvaic) : [...insurers(claim), mvaic];
  return named.flatMap(([id, verdict]) => (typeof verdict === "string" ? [] : [{ id, isSure: verdict === true }]));
}

type Named = readonly [AddresseeId, Verdict];

/** The insurer of the vehicle said no: the next in line, and MVAIC; one that ended the policy still hears of it. */
function afterDenial(claim: Claim, mvaic: Named): Named[] {
  const last = claim.noCover === "act" ? [] : ([["lastInsurer", true]] as const);
  return [["household", household(claim)], mvaic, ...last];
}

function insurers(claim: Claim): Named[] {
  const place = position(claim);
  const isOutside = answer(claim, "place") === "us";
  const vehicle = place === "inside" ? vehicleInside(claim) : vehicleThatHit(claim);
  if (isOutside) return [["household", household(claim)], ...vehicle.filter(([id]) => id !== "household")];
  return vehicle;
}

function vehicleInside(claim: Claim): Named[] {
  const home = ["household", household(claim)] as const;
  const isDriver = claim.travel === "driving" || answer(claim, "role") === "driver";
  if (claim.travel === "bus") return isDriver ? [["bus", true]] : [home, ["bus", true]];
  switch (cover(claim)) {
    case "none":
      if (claim.owner === "mine") return [["lastInsurer", true], ...(household(claim) === true ? [home] : [])];
      return [home];
    case "rental":
      return [["rental", true]];
    case "public":
      return publicOwner(claim);
    default:
      return [...insurersOfVehicle(claim, isDriver), ...furtherHome(claim)];
  }
}

/** The insurer of the vehicle and, for app cars outside the City, that of the app company. */
function insurersOfVehicle(claim: Claim, isDriver: boolean): Named[] {
  const place = answer(claim, "place");
  if (claim.travel === "taxi" && !isDriver)
    return [["taxi", true], ...(place === "city" ? [] : ([["appInsurer", undefined]] as const))];
  const work = answer(claim, "working");
  const isApp = isDriver && (work === "trip" || work === "waiting") && place !== "city";
  return [
    ...(isApp ? ([["appInsurer", place === "state" || undefined]] as const) : []),
    [isDriver ? "ownVehicle" : "vehicleYouWereIn", true],
  ];
}

function vehicleThatHit(claim: Claim): Named[] {
  const home = ["household", household(claim)] as const;
  const isStruck = position(claim) === "struck";
  switch (cover(claim)) {
    case "unknown":
    case "none":
      return [home];
    case "rental":
      return [["rental", true]];
    case "public":
      return publicOwner(claim);
    default:
      return [[isStruck ? "strikingVehicle" : "anyInsurer", true], ...furtherHome(claim)];
  }
}

/** The United States pays only where it consents: a policy at home comes first. */
function publicOwner(claim: Claim): Named[] {
  const body = answer(claim, "body");
  if (body !== "federal") return [["publicOwner", true]];
  return [
    ["household", household(claim)],
    ["federalAgency", true],
  ];
}

/** A policy at home beside that of the vehicle: if the vehicle may have none, or one of another state. */
function furtherHome(claim: Claim): Named[] {
  const isMaybe = cover(claim) === undefined || claim.otherState === "unsure";
  if (claim.otherState !== "yes" && !isMaybe) return [];
  const verdict = household(claim);
  return [["household", claim.otherState === "yes" ? verdict : verdict === true ? undefined : verdict]];
}

/** Whether there is an insurer to write to. */
export function insurerVerdict(list: readonly Addressee[], claim: Claim): Verdict {
  const paid = canPay(claim);
  if (paid !== true) return paid;
  return any(...list.filter(({ id }) => id !== "mvaic").map(({ isSure }) => isSure || undefined), "noInsurer");
}
