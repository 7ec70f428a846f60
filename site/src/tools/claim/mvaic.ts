import type { Claim } from "./claim.ts";
import {
  all,
  also,
  answer,
  canPay,
  cover,
  drove,
  inNewYork,
  is,
  noHousehold,
  position,
  type Verdict,
} from "./facts.ts";

/** The insurer of the vehicle wrote that it does not cover the crash. */
export const deniedCover = ({ coverage }: Claim): boolean => coverage !== undefined;

/** The uninsured vehicle that the person was in: `true` if it is theirs or, with `spouse`, their husband’s or wife’s. */
export const ownedBy = (claim: Claim, owner: "mine" | "spouse"): boolean =>
  position(claim) === "inside" && (cover(claim) === "none" || deniedCover(claim)) && claim.owner === owner;

/** A vehicle of the United States, which may not pay No-Fault, and no policy at home: MVAIC, to be safe. */
export const leftByFederal = (claim: Claim): Verdict =>
  all(answer(claim, "body") === "federal" || "publicVehicle", noHousehold(claim));

/** What MVAIC asks of everyone: Insurance Law §5202 and §5208. */
export function mvaicOpen(claim: Claim): Verdict {
  const paid = canPay(claim);
  if (paid !== true) return paid;
  if (ownedBy(claim, "mine")) return "ownVehicle";
  // Who drove it files to be safe: only the spouse who rode along is left out for sure.
  if (ownedBy(claim, "spouse") && drove(claim) !== true) return "spouseVehicle";
  if (cover(claim) === "public") return all(leftByFederal(claim), inNewYork(claim));
  return cover(claim) === "rental" ? "rental" : inNewYork(claim);
}

/** Whether the vehicle has insurance, where that decides about MVAIC. */
function vehicleInsured(claim: Claim): boolean {
  return cover(claim) === "insured" && !deniedCover(claim);
}

/** On foot, an insured vehicle pays No-Fault; for the one that fled besides, MVAIC can be asked. */
const secondFled = (claim: Claim): Verdict =>
  position(claim) === "struck"
    ? all(also(claim, "several", "insured"), is(claim, "fled", ["yes"], "noOneFled"), noHousehold(claim))
    : "insured";

/** MVAIC, for a vehicle that no one knows: Insurance Law §5208(a)(2). */
export function unknownVehicle(claim: Claim): Verdict {
  if (cover(claim) === "unknown") return mvaicOpen(claim);
  if (vehicleInsured(claim)) return all(mvaicOpen(claim), secondFled(claim));
  if (deniedCover(claim)) return "vehicleKnown";
  const isOpen =
    cover(claim) === undefined
      ? undefined
      : position(claim) === "inside"
        ? is(claim, "fled", ["yes"], "vehicleKnown")
        : "vehicleKnown";
  return all(mvaicOpen(claim), isOpen);
}

/** MVAIC, for a known vehicle without insurance: Insurance Law §5208(a)(1). */
export function uninsuredVehicle(claim: Claim): Verdict {
  if (deniedCover(claim)) return all(mvaicOpen(claim), claim.noCover === "act" ? "insured" : true);
  if (vehicleInsured(claim)) return all(mvaicOpen(claim), "insured");
  const isOpen = cover(claim) === "none" || cover(claim) === "public";
  const isNone = isOpen ? true : cover(claim) === "unknown" ? "vehicleUnknown" : undefined;
  return all(mvaicOpen(claim), isNone);
}
